import { Moment } from '#app/admin/kit/moment.tsx'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { DeliveryState } from './delivery-state.tsx'

/** The replies sent so far, oldest first. */
export function Replies({ lead, now }: { lead: LeadView; now: string }) {
  const replies = lead.timeline.flatMap((entry) => (entry.kind === 'reply' ? [entry] : []))
  if (replies.length === 0) return null
  return (
    <section aria-label="Replies" className="admin-panel">
      <ol className="grid gap-5">
        {replies.map(({ id, at, actor, isOwn, text, delivery }) => (
          <li key={id} className="grid gap-1.5">
            <p className="timeline-head">
              <strong>{isOwn ? 'You' : actor} replied</strong>
              <span className="inbox-time">
                <Moment at={at} style="near" now={now} />
              </span>
            </p>
            <p className="timeline-text" dir="auto">
              {text}
            </p>
            {delivery && <DeliveryState delivery={delivery} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
