import { Fact, Facts } from '#app/admin/kit/facts.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { mailTopicName } from '#model/mail/outbox.ts'
import type { ShownMessage } from '#server/features/mail/show-message.ts'
import { StateTag } from './state-tag.tsx'

/** A message's state, sender, recipient and attempts. */
export function MessageFacts({ message }: { message: ShownMessage }) {
  const {
    state,
    topic,
    recipient,
    attempts,
    lastError,
    createdAt,
    dueAt,
    finishedAt,
    againAt,
    rendered,
  } = message
  return (
    <Facts>
      <Fact name="Status">
        <StateTag state={state} />
      </Fact>
      {state === 'paused' && (
        <Fact name="Reason">
          No mail server is set up. It will be sent once <code>SMTP_URL</code> is set.
        </Fact>
      )}
      {lastError && (
        <Fact name={state === 'sent' ? 'Earlier error' : 'Last error'}>{lastError}</Fact>
      )}
      <Fact name="Attempts">{attempts === 0 ? 'None yet' : attempts.toLocaleString('en-US')}</Fact>
      {state === 'waiting' && (
        <Fact name="Next attempt">
          <Moment at={dueAt} />
        </Fact>
      )}
      {finishedAt && (
        <Fact name={state === 'failed' ? 'Gave up' : 'Sent'}>
          <Moment at={finishedAt} />
        </Fact>
      )}
      {againAt && (
        <Fact name="Resent">
          <Moment at={againAt} />
        </Fact>
      )}
      <Fact name="Created">
        <Moment at={createdAt} />
      </Fact>
      <Fact name="Type">{mailTopicName(topic)}</Fact>
      <Fact name="To">{recipient}</Fact>
      {rendered?.sender && <Fact name="From">{rendered.sender}</Fact>}
      {rendered?.replyTo && <Fact name="Replies go to">{rendered.replyTo}</Fact>}
      {rendered && (
        <Fact name={rendered.sender ? 'Message-ID' : 'webhook-id'}>
          <code>{rendered.messageId}</code>
        </Fact>
      )}
    </Facts>
  )
}
