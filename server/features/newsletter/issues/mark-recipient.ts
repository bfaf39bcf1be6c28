import type { RecipientReason, RecipientState } from '#model/newsletter/recipient.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Whom an email of an issue goes to. */
export type Recipient = { issueId: string; subscriberId: string }

type Mark = {
  state: Exclude<RecipientState, 'waiting'>
  /** A word, or the mail server’s sentence. */
  reason: RecipientReason | (string & {}) | null
  at: string
}

/** States that each may follow. What was sent is not skipped, and may come back. */
const before = {
  sent: ['waiting', 'failed'],
  failed: ['waiting', 'sent', 'failed'],
  skipped: ['waiting'],
} as const

/** Records what became of an issue for one recipient, in the transaction that ends or bounces the email. */
export async function markRecipient(
  transaction: StoreTransaction,
  { issueId, subscriberId }: Recipient,
  { state, reason, at }: Mark,
) {
  await transaction
    .updateTable('newsletter_recipients')
    .set({ state, reason, at })
    .where('issue_id', '=', issueId)
    .where('subscriber_id', '=', subscriberId)
    .where('state', 'in', before[state])
    .execute()
}

/** Makes the recipient of a failed email wait again: it is sent again from the mail log. */
export async function waitAgain(
  transaction: StoreTransaction,
  { issue_id, subject_id }: Pick<OutboxRow, 'issue_id' | 'subject_id'>,
) {
  if (!issue_id || !subject_id) return
  await transaction
    .updateTable('newsletter_recipients')
    .set({ state: 'waiting', reason: null, at: null })
    .where('issue_id', '=', issue_id)
    .where('subscriber_id', '=', subject_id)
    .where('state', '=', 'failed')
    .execute()
}

/** Empties the address of somebody who is erased. What became of the issues they got stays in the sums. */
export async function eraseRecipient(
  transaction: StoreTransaction,
  subscriberId: string,
  at: string,
) {
  const rows = transaction.updateTable('newsletter_recipients')
  await rows
    .set({ email: '', state: 'skipped', reason: 'erased', at })
    .where('subscriber_id', '=', subscriberId)
    .where('state', '=', 'waiting')
    .execute()
  // Mail servers name the address in what they say.
  await rows
    .set({ reason: 'erased' })
    .where('subscriber_id', '=', subscriberId)
    .where('state', '=', 'failed')
    .execute()
  await rows.set({ email: '' }).where('subscriber_id', '=', subscriberId).execute()
}

/** The Message-ID of an issue’s email, without its domain. */
export function issueMessageId({ issueId, subscriberId }: Recipient) {
  return `issue.${issueId}.${subscriberId}`
}

/** Whom an email of an issue went to, by its Message-ID; null for other emails. */
export function recipientOf(messageId: string): Recipient | null {
  const [, issueId, subscriberId] =
    /^<?issue\.([0-9a-f-]+)\.([0-9a-f-]+)(?:@|$)/.exec(messageId) ?? []
  return issueId && subscriberId ? { issueId, subscriberId } : null
}
