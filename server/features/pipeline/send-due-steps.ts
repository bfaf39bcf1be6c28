import { mayAct } from '#model/accounts/accounts.ts'
import type { Deps } from '#server/deps.ts'
import { morningOf, queueMorningMail } from '#server/features/mail/morning-mail.ts'
import { dueSteps } from './due-steps.ts'

/**
 * Each morning queues an email for everybody who has next steps that are due; owners get those of nobody, and of people who may not
 * see leads.
 */
export async function sendDueSteps(deps: Pick<Deps, 'store' | 'content' | 'clock' | 'newId'>) {
  const { store, content } = deps
  const { pipeline, site } = content.current()
  const today = morningOf(deps.clock(), site.timeZone)
  if (!pipeline.dueSteps || !today) return
  const found = await dueSteps(store, today)
    .clearOrderBy()
    .select('leads.assignee_id')
    .distinct()
    .execute()
  if (found.length === 0) return
  const people = await store.selectFrom('user').select(['id', 'email', 'role']).execute()
  const editors = people.filter(({ role }) => mayAct(role, 'editor'))
  const assignees = new Set(found.map(({ assignee_id }) => assignee_id))
  const own = editors.filter(({ id }) => assignees.has(id))
  const hasOthers = own.length < assignees.size
  const told = hasOthers ? editors.filter((one) => one.role === 'owner' || own.includes(one)) : own
  await queueMorningMail(deps, {
    topic: 'due-steps',
    day: today,
    people: told,
    payload: { day: today },
  })
}
