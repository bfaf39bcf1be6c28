import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'

type Listed = Pick<
  OutboxRow,
  | 'id'
  | 'channel'
  | 'topic'
  | 'recipient'
  | 'state'
  | 'attempts'
  | 'last_error'
  | 'due_at'
  | 'created_at'
  | 'finished_at'
>

/** What the back office is told of a message on its way. */
export function presentMessage(row: Listed) {
  const { id, channel, topic, state, attempts } = row
  return {
    ...{ id, channel, topic, state, attempts },
    recipient: shownRecipient(row),
    fault: row.last_error,
    dueAt: row.due_at,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  }
}

/** An e-mail address as it is; of an address of another system its host, because the rest may be a secret of theirs. */
function shownRecipient({ channel, recipient }: Listed) {
  return channel === 'mail' ? recipient : (URL.parse(recipient)?.origin ?? recipient)
}
