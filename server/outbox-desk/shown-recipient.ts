import type { OutboxRow } from '#server/db/rows/outbox.ts'

/** An e-mail address as it is; of an address of another system its host, because the rest may be a secret of theirs. */
export function shownRecipient({ channel, recipient }: Pick<OutboxRow, 'channel' | 'recipient'>) {
  return channel === 'mail' ? recipient : (URL.parse(recipient)?.origin ?? recipient)
}
