import type { Deps } from '#server/deps.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { plannedInTime } from './inbox/planned-replies.ts'
import { lateUntil, remindBefore } from './response-deadline.ts'

const TOPIC = 'lead-reminder'

/**
 * Queues a reminder for every inquiry whose response deadline is near, unless somebody has written a reply that leaves
 * before it.
 */
export async function remindStaff(deps: Pick<Deps, 'store' | 'content' | 'clock' | 'newId'>) {
  const site = await deps.content.site()
  const soon = new Date(deps.clock().getTime() + remindBefore(site))
  const oldest = (await lateUntil(deps)).toISOString()
  const newest = (await lateUntil(deps, soon)).toISOString()
  const waiting = await deps.store
    .selectFrom('leads')
    .select(['leads.id', 'leads.created_at'])
    .where('leads.kind', '=', 'inquiry')
    .where('leads.status', '=', 'new')
    .where('leads.answered_at', 'is', null)
    .where('leads.created_at', '>', oldest)
    .where('leads.created_at', '<=', newest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_events')
            .select('lead_events.id')
            .whereRef('lead_events.lead_id', '=', 'leads.id')
            .where('lead_events.kind', '=', 'reply'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.subject_id', '=', 'leads.id')
            .where('outbox.topic', '=', TOPIC),
        ),
      ),
    )
    .execute()
  if (waiting.length === 0) return
  const inTime = await plannedInTime(deps.store, waiting, site)
  const unanswered = waiting.filter(({ id }) => !inTime.has(id))
  if (unanswered.length === 0) return
  const entries = unanswered.flatMap(({ id }) =>
    site.notify.map((recipient, index) => ({
      channel: 'mail' as const,
      topic: TOPIC,
      recipient,
      subjectId: id,
      payload: null,
      // One per lead and address, even if several servers run this job.
      messageId: `${TOPIC}.${id}.${index + 1}`,
    })),
  )
  await deps.store.transaction().execute((transaction) => enqueue(transaction, deps, entries))
}
