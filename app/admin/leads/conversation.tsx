import type { ReactNode } from 'react'
import { Moment } from '#app/admin/kit/moment.tsx'
import { Summary } from '#app/admin/kit/summary.tsx'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { cn } from '#ui/cn.ts'
import { AttachedFiles } from './attached-files.tsx'
import { DeliveryState } from './delivery-state.tsx'
import { foldMessages } from './fold-messages.ts'
import { PlannedReply } from './planned-reply.tsx'
import { ReceivedMessage } from './received-message.tsx'
import { UndoReply } from './undo-reply.tsx'
import { WrittenText } from './written-text.tsx'

type Entry = LeadView['timeline'][number]
type Mail = Extract<Entry, { kind: 'received' }>
type Reply = Exclude<Entry, { kind: 'arrived' | 'mail' | 'received' }>
type Message = Mail | Reply

type ConversationProps = { lead: LeadView; now: string; mayChange: boolean }

/** What was written after the visitor's first message: replies and received mails, oldest first, then planned replies. */
export function Conversation({ lead, now, mayChange }: ConversationProps) {
  if (!hasConversation(lead)) return null
  const { earlier, latest } = foldMessages(messagesOf(lead))
  const listOf = (messages: Message[]) =>
    messages.map((message) => (
      <li key={message.id} className="grid gap-1.5">
        {message.kind === 'received' ? (
          <Received mail={message} now={now} />
        ) : (
          <Replied reply={message} lead={lead.id} now={now} mayChange={mayChange} />
        )}
      </li>
    ))
  return (
    <section aria-label="Conversation">
      {earlier.length > 0 && (
        <details className="border-line border-t">
          <Summary className="min-h-11 cursor-pointer font-medium">
            {earlier.length} earlier messages
          </Summary>
          <ol className={listClass}>{listOf(earlier)}</ol>
        </details>
      )}
      <ol className={cn(listClass, '*:last:pb-0')}>
        {listOf(latest)}
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

const listClass = 'grid *:border-line *:border-t *:py-4'

function Received({ mail, now }: { mail: Mail; now: string }) {
  const { name, address } = mail.from
  return (
    <>
      <Head at={mail.at} now={now}>
        <bdi>{name || address}</bdi>
        {name && (
          <span className="font-normal text-soft">
            {' '}
            <bdi>{address}</bdi>
          </span>
        )}
      </Head>
      <ReceivedMessage mail={mail} />
    </>
  )
}

type RepliedProps = {
  reply: Reply
  lead: string
  now: string
  mayChange: boolean
}

function Replied({ reply, lead, now, mayChange }: RepliedProps) {
  const { id, at, isOwn, actor, text, files, delivery } = reply
  return (
    <>
      <Head at={at} now={now}>
        {isOwn ? 'You' : actor} replied
      </Head>
      <WrittenText>{text}</WrittenText>
      <AttachedFiles files={files} />
      {delivery && (
        <div className="flex flex-wrap items-center gap-x-4">
          <DeliveryState delivery={delivery} />
          {delivery.hasNotLeft && mayChange && <UndoReply lead={lead} event={id} />}
        </div>
      )}
    </>
  )
}

/** Whether anything was written after the first message. */
export function hasConversation(lead: LeadView) {
  return messagesOf(lead).length + lead.planned.length > 0
}

function messagesOf({ timeline }: LeadView): Message[] {
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
