import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Result of an attempt. `unreachable`: no connection, so the attempt does not count. */
export type Delivery =
  /** `copy`: what the recipient got, for the log. */
  | { result: 'sent'; copy?: string }
  | { result: 'retry' | 'unreachable'; error: string }
  /** `isDead`: nothing can be delivered to the recipient. */
  | { result: 'refused'; error: string; isDead?: true }

/** Sends the messages of one channel. */
export type Transport = {
  channel: OutboxRow['channel']
  /** Null while no server is configured: messages are paused then. */
  deliver: Deliver | null
  /** Messages sent at once. */
  concurrency: number
  /** Called when a message has been sent, before that is recorded; maybe again after a crash in between. */
  onSent?: (row: OutboxRow, at: Date) => Promise<void>
  /** By topic, called in the transaction that records the end of a message. */
  ended?: Record<string, RecordEnd | undefined>
  issueLimit?: IssueLimit
}

/** Holds how fast issues leave, over all instances. Both are called in the transaction that claims them. */
export type IssueLimit = {
  /** How many may leave now. */
  most(transaction: StoreTransaction, now: Date): Promise<number>
  count(transaction: StoreTransaction, now: Date, claimed: number): Promise<void>
}

/** How a message ended. `obsolete`: it was dropped; `error`: why it failed for good. */
export type MessageEnd = {
  state: 'sent' | 'failed' | 'obsolete'
  error: string | null
  at: string
}

/** Records elsewhere how a message ended. */
export type RecordEnd = (
  transaction: StoreTransaction,
  row: OutboxRow,
  end: MessageEnd,
) => Promise<void>

/**
 * Sends one message; null where it is obsolete. Await `beforeCommit` before the step that delivers it, and stop if it
 * throws: it lets one message at a time through, so that a crash sends at most one twice.
 */
export type Deliver = (
  row: OutboxRow,
  beforeCommit: () => Promise<void>,
) => Promise<Delivery | null>
