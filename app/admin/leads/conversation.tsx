import type { ReactNode } from 'react'
import { Moment } from '#app/admin/kit/moment.tsx'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { AttachedFiles } from './attached-files.tsx'
import { DeliveryState } from './delivery-state.tsx'
import { PlannedReply } from './planned-reply.tsx'
import { ReceivedMessage } from './received-message.tsx'
import { UndoReply } from './undo-reply.tsx'
import { WrittenText } from './written-text.tsx'

type ConversationProps = { lead: LeadView; now: string; mayChange: boolean }

/** What was written after the visitor's first message: replies and received mails, oldest first, then planned replies. */
export function Conversation({ lead, now, mayChange }: ConversationProps) {
  if (!hasConversation(lead)) return null
  return (
    <section aria-label="Conversation">
      <ol className="grid *:border-line *:border-t *:py-4 *:last:pb-0">
        {messagesOf(lead).map((entry) =>
          entry.kind === 'received' ? (
            <li key={entry.id} className="grid gap-1.5">
              <Head at={entry.at} now={now}>
                <bdi>{entry.from.name || entry.from.address}</bdi>
                {entry.from.name && (
                  <span className="font-normal text-soft">
                    {' '}
                    <bdi>{entry.from.address}</bdi>
                  </span>
                )}
              </Head>
              <ReceivedMessage mail={entry} />
            </li>
          ) : (
            <li key={entry.id} className="grid gap-1.5">
              <Head at={entry.at} now={now}>
                {entry.isOwn ? 'You' : entry.actor} replied
              </Head>
              <WrittenText>{entry.text}</WrittenText>
              <AttachedFiles files={entry.files} />
              {entry.delivery && (
                <div className="flex flex-wrap items-center gap-x-4">
                  <DeliveryState delivery={entry.delivery} />
                  {entry.delivery.hasNotLeft && mayChange && (
                    <UndoReply lead={lead.id} event={entry.id} />
                  )}
                </div>
              )}
            </li>
          ),
        )}
        {lead.planned.map((planned) => (
          <li key={planned.id} className="grid gap-1.5">
            <p>
              <strong className="wrap-anywhere">
                {planned.isOwn ? 'Your' : `${planned.actor}’s`} planned reply
              </strong>
            </p>
            <WrittenText isPlanned>{planned.text}</WrittenText>
            <AttachedFiles files={planned.files} />
            <PlannedReply lead={lead.id} planned={planned} mayChange={mayChange} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Whether anything was written after the first message. */
export function hasConversation(lead: LeadView) {
  return messagesOf(lead).length + lead.planned.length > 0
}

function messagesOf({ timeline }: LeadView) {
  return timeline.flatMap((entry) =>
    entry.kind === 'reply' || entry.kind === 'received' ? [entry] : [],
  )
}

function Head({ at, now, children }: { at: string; now: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <strong className="min-w-0 wrap-anywhere">{children}</strong>
      <span className="label text-soft tabular-nums">
        <Moment at={at} style="near" now={now} />
      </span>
    </p>
  )
}
