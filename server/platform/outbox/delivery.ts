import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'

/** How a try went. `unreachable` says nothing about the message: the other side could not be spoken to. */
export type Delivery =
  | { result: 'sent' }
  | { result: 'put-off' | 'refused' | 'unreachable'; fault: string }

/** How the rows of one channel leave the house. */
export type Carrier = {
  channel: OutboxRow['channel']
  /** Null while nothing is set up to send with: rows are held then. */
  deliver: Deliver | null
  /** Messages on their way at once. */
  lanes: number
}

/**
 * Hands one message over, or answers null where there is nothing left to say: what it was about is gone or settled.
 * `beforeLast` is awaited before the step after which the other side has it, and must not be passed when it throws;
 * between that step and the record of it at most one message stands at any time, so that a crash sends at most one
 * twice.
 */
export type Deliver = (row: OutboxRow, beforeLast: () => Promise<void>) => Promise<Delivery | null>
