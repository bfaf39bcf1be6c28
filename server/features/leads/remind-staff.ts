import type { Deps } from '#server/deps.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { hasDeadline } from './inbox/filter.ts'
import { plannedInTime } from './inbox/planned-replies.ts'
import { lateUntil, remindBefore } from './response-deadline.ts'

const TOPIC = 'lead-reminder'

/** Queues a reminder of every answer that is due soon, unless somebody has written a reply that leaves before that. */
export async function remindStaff(deps: Pick<Deps, 'store' | 'content' | 'clock' | 'newId'>) {
  const site = await deps.content.site()
  const soon = new Date(deps.clock().getTime() + remindBefore(site))
  const oldest = (await lateUntil(deps)).toISOString()
  const newest = (await lateUntil(deps, soon)).toISOString()
  const waiting = await deps.store
    .selectFrom('leads')
    .select(['leads.id', 'leads.kind', 'leads.status', 'leads.waiting_since'])
    .where(hasDeadline)
    .where('leads.waiting_since', '>', oldest)
    .where('leads.waiting_since', '<=', newest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_events')
            .select('lead_events.id')
            .whereRef('lead_events.lead_id', '=', 'leads.id')
            .where('lead_events.kind', '=', 'reply')
            .whereRef('lead_events.created_at', '>=', 'leads.waiting_since'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.subject_id', '=', 'leads.id')
            .where('outbox.topic', '=', TOPIC)
            .whereRef('outbox.created_at', '>=', 'leads.waiting_since'),
        ),
      ),
    )
    .execute()
  if (waiting.length === 0) return
  const inTime = await plannedInTime(deps.store, waiting, site)
  const unanswered = waiting.filter(({ id }) => !inTime.has(id))
  if (unanswered.length === 0) return
  const entries = unanswered.flatMap(({ id, waiting_since }) =>
    site.notify.map((recipient, index) => ({
      channel: 'mail' as const,
      topic: TOPIC,
      recipient,
      subjectId: id,
      payload: null,
      // One per wait and address, even if several servers run this job.
      messageId: `${TOPIC}.${id}.${Date.parse(waiting_since ?? '')}.${index + 1}`,
    })),
  )
  await deps.store.transaction().execute((transaction) => enqueue(transaction, deps, entries))
}
