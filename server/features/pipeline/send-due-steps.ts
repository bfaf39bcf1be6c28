import type { Deps } from '#server/deps.ts'
import { morningOf, queueMorningMail } from '#server/features/mail/morning-mail.ts'
import { dueSteps } from './due-steps.ts'

/** Each morning queues an email for everybody who has next steps that are due; owners get those of nobody. */
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
  const assignees = new Set(found.map(({ assignee_id }) => assignee_id))
  const people = await store.selectFrom('user').select(['id', 'email', 'role']).execute()
  const told = people.filter(
    ({ id, role }) => assignees.has(id) || (role === 'owner' && assignees.has(null)),
  )
  await queueMorningMail(deps, {
    topic: 'due-steps',
    day: today,
    people: told,
    payload: { day: today },
  })
}
