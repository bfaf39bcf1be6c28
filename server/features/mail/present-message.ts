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

/** A message in the outbox; times are ISO strings. */
export type Message = ReturnType<typeof presentMessage>

/** An outbox message as the admin shows it. */
export function presentMessage(row: Listed) {
  const { id, channel, topic, state, attempts } = row
  return {
    ...{ id, channel, topic, state, attempts },
    recipient: shownRecipient(row),
    /** Why the last attempt failed, as a readable message. */
    lastError: row.last_error,
    dueAt: row.due_at,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  }
}

/** An email address in full, but only the origin of a webhook's URL, because the path may contain a secret. */
function shownRecipient({ channel, recipient }: Listed) {
  return channel === 'mail' ? recipient : (URL.parse(recipient)?.origin ?? recipient)
}
