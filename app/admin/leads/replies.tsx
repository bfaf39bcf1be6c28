import { Moment } from '#app/admin/kit/moment.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { DeliveryState } from './delivery-state.tsx'
import { PlannedReply } from './planned-reply.tsx'
import { UndoReply } from './undo-reply.tsx'

type RepliesProps = { lead: LeadView; now: string; mayChange: boolean }

/** The replies sent so far, oldest first, and those planned. */
export function Replies({ lead, now, mayChange }: RepliesProps) {
  const replies = lead.timeline.flatMap((entry) => (entry.kind === 'reply' ? [entry] : []))
  if (replies.length + lead.planned.length === 0) return null
  return (
    <Panel aria-label="Replies">
      <ol className="grid gap-5">
        {replies.map(({ id, at, actor, isOwn, text, delivery }) => (
          <li key={id} className="grid gap-1.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <strong className="min-w-0 wrap-anywhere">{isOwn ? 'You' : actor} replied</strong>
              <span className="label text-soft tabular-nums">
                <Moment at={at} style="near" now={now} />
              </span>
            </p>
            <p
              className="max-w-[70ch] border-strong-line border-l-2 pl-3.5 whitespace-pre-wrap wrap-anywhere"
              dir="auto"
            >
              {text}
            </p>
            {delivery && (
              <div className="flex flex-wrap items-center gap-x-4">
                <DeliveryState delivery={delivery} />
                {delivery.hasNotLeft && mayChange && <UndoReply lead={lead.id} event={id} />}
              </div>
            )}
          </li>
        ))}
        {lead.planned.map((planned) => (
          <li key={planned.id} className="grid gap-1.5">
            <p>
              <strong className="wrap-anywhere">
                {planned.isOwn ? 'Your' : `${planned.actor}’s`} planned reply
              </strong>
            </p>
            <p
              className="max-w-[70ch] border-strong-line border-l-2 border-dashed pl-3.5 whitespace-pre-wrap wrap-anywhere"
              dir="auto"
            >
              {planned.text}
            </p>
            <PlannedReply lead={lead.id} planned={planned} mayChange={mayChange} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}
