import { localTime } from '#model/local-time.ts'
import type { Deps } from '#server/deps.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { dueSteps } from './due-steps.ts'

const TOPIC = 'due-steps'

/** When they are sent, in the site's time zone. */
const TIME = '07:00'

/** Each morning queues an email for everybody who has next steps that are due; owners get those of nobody. */
export async function sendDueSteps(deps: Pick<Deps, 'store' | 'content' | 'clock' | 'newId'>) {
  const { store, content } = deps
  const { pipeline, site } = content.current()
  const [today = '', time = ''] = localTime(deps.clock(), site.timeZone).split('T')
  if (!pipeline.dueSteps || time < TIME) return
  const found = await dueSteps(store, today)
    .clearOrderBy()
    .select('leads.assignee_id')
    .distinct()
    .execute()
  if (found.length === 0) return
  const assignees = new Set(found.map(({ assignee_id }) => assignee_id))
  const people = await store.selectFrom('user').select(['id', 'email', 'role']).execute()
  const entries = people
    .filter(({ id, role }) => assignees.has(id) || (role === 'owner' && assignees.has(null)))
    .map(({ id, email }) => ({
      channel: 'mail' as const,
      topic: TOPIC,
      recipient: email,
      subjectId: id,
      payload: { day: today },
      // One per person and day, however often and wherever this job runs.
      messageId: `${TOPIC}.${today}.${id}`,
    }))
  await store.transaction().execute((transaction) => enqueue(transaction, deps, entries))
}
