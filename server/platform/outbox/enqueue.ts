import { insertRows } from '#server/platform/db/insert-rows.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock, NewId } from '#server/platform/runtime.ts'

export type OutboxEntry = Pick<OutboxRow, 'channel' | 'topic' | 'recipient'> & {
  /** Id of what it is about: a lead, a subscriber, an account. */
  subjectId: string | null
  issueId?: string
  /** The data from which the message is made. */
  payload: unknown
  /** The same for every attempt. Set it to prevent duplicates; otherwise it is the row's id. */
  messageId?: string
  /** Milliseconds before the first attempt; none by default. */
  delay?: number
  /** The address by which limits count, in one spelling. Set only by `limitUnverified`. */
  recipientKey?: string
}

/** Rows per statement; SQLite's limit of 32,766 parameters allows about 1,600 of this width. */
const ROWS_MAX = 500

/** Stores messages in the transaction that causes them: both or neither. Skips entries whose message id exists. */
export async function enqueue(
  transaction: StoreTransaction,
  { clock, newId }: { clock: Clock; newId: NewId },
  entries: OutboxEntry[],
) {
  const time = clock()
  const now = time.toISOString()
  const rows = entries.map(
    ({ subjectId, issueId, payload, messageId, delay = 0, recipientKey, ...entry }): OutboxRow => {
      const id = newId()
      return {
        ...entry,
        id,
        recipient_key: recipientKey ?? null,
        subject_id: subjectId,
        issue_id: issueId ?? null,
        payload: JSON.stringify(payload),
        message_id: messageId ?? id,
        state: 'waiting',
        attempts: 0,
        due_at: new Date(time.getTime() + delay).toISOString(),
        claim: null,
        claimed_until: null,
        last_error: null,
        requeued_at: null,
        created_at: now,
        finished_at: null,
        sent_copy: null,
        dismissed_at: null,
      }
    },
  )
  for (let start = 0; start < rows.length; start += ROWS_MAX) {
    await insertRows(transaction, 'outbox', rows.slice(start, start + ROWS_MAX), 'skip')
  }
}
