import { Mutex } from 'async-mutex'
import { relaxedTransaction } from '#server/platform/db/relaxed-transaction.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock, Report } from '#server/platform/runtime.ts'
import { type Batch, claimBatch, discard, extendClaim, isDue, settle } from './claim-batch.ts'
import type { Deliver, Delivery, MessageEnd, Transport } from './delivery.ts'
import { CLAIM_TIME } from './due-rows.ts'
import { pause, resume } from './pause.ts'
import { backOffTime, PAUSE_MAX, retryAt } from './retry.ts'

type Deps = {
  store: Store
  clock: Clock
  report: Report
  random?: () => number
  /** Milliseconds that a claim lasts unless it is extended. */
  claimTime?: number
}

type OutboxWorker = {
  /** Sends all due messages. Never throws. */
  work(): Promise<void>
  /** Resolves when the messages being sent are done; claims no more. */
  stop(): Promise<void>
}

/** Rows claimed at once. */
const BATCH_SIZE = 50

/** Sends the outbox messages of one channel. Several workers may share a database. */
export function createWorker(
  deps: Deps,
  { channel, deliver, concurrency, onSent, ended, issueLimit }: Transport,
): OutboxWorker {
  const { store, clock, report, random = Math.random, claimTime = CLAIM_TIME } = deps
  const claimed = { limit: BATCH_SIZE, claimTime, issueLimit }
  const mutex = new Mutex()
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let stopping = false
  let unreachable = 0
  let pausedUntil = 0

  async function work() {
    try {
      if (!deliver) return await pause(store, channel, clock())
      await resume(store, channel)
      // Reads first: a claim is a write, and mostly nothing is due.
      while (!stopping && !isPaused() && (await isDue(store, channel, clock()))) {
        const batch = await claimBatch(store, channel, clock(), claimed)
        // Issues may have to wait although they are due.
        if (batch.rows.length === 0) return
        await sendAll(batch, deliver)
      }
    } catch (error) {
      report(error)
    }
  }

  async function sendAll(batch: Batch, send: Deliver) {
    const renewing = setInterval(() => {
      extendClaim(store, batch, clock(), claimTime).catch(report)
    }, claimTime / 3)
    const queues = byRecipient(batch.rows)
    async function sendQueues() {
      for (let queue = queues.shift(); queue; queue = queues.shift()) {
        for (const row of queue) await sendOne(batch, row, send)
      }
    }
    try {
      await Promise.all(Array.from({ length: concurrency }, sendQueues))
    } finally {
      clearInterval(renewing)
    }
  }

  async function sendOne(batch: Batch, row: OutboxRow, send: Deliver) {
    let release: (() => void) | undefined
    let isOver = false
    let isOurs = true
    const beforeCommit = async () => {
      release = await mutex.acquire()
      if (isOver) {
        release()
        throw new Error('This attempt is over.')
      }
      // The machine may have slept, which the clock learns later.
      isOurs = clock() < batch.until && Date.now() < batch.machineUntil
      if (!isOurs) throw new Error('The claim on this message has ended.')
    }
    try {
      // The server is unreachable: release the claimed rows unchanged.
      if (stopping || isPaused()) return await releaseRow(row)
      const delivery = await send(row, beforeCommit).catch(asRetry)
      if (isOurs) await record(row, delivery)
    } catch (error) {
      // A result that cannot be recorded: retried when the claim ends.
      report(error)
    } finally {
      isOver = true
      release?.()
    }
  }

  /** A message that cannot be rendered is retried and then fails, so that somebody sees it. */
  function asRetry(error: unknown): Delivery {
    const sentence = `The message could not be made. The server’s log says why under “${report(error)}”.`
    return { result: 'retry', error: sentence }
  }

  async function record(row: OutboxRow, delivery: Delivery | null) {
    const now = clock()
    const at = now.toISOString()
    if (!delivery) {
      return end(row, { state: 'obsolete', error: null, at }, (run) => discard(run, row))
    }
    if (delivery.result === 'unreachable') {
      backOff(now)
      return releaseRow(row, delivery.error)
    }
    unreachable = 0
    if (delivery.result === 'sent') {
      // A failure here must not send the message again.
      await onSent?.(row, now).catch(report)
      const sent_copy = delivery.copy ?? null
      const sent = { state: 'sent', finished_at: at, last_error: null, sent_copy } as const
      return end(row, { state: 'sent', error: null, at }, (run) => settle(run, row, sent))
    }
    const last_error = delivery.error
    const since = new Date(row.requeued_at ?? row.created_at)
    const again = delivery.result === 'retry' && retryAt(row.attempts, since, now, random())
    if (!again) {
      const failed = { state: 'failed', finished_at: at, last_error } as const
      return end(row, { state: 'failed', error: last_error, at }, (run) => settle(run, row, failed))
    }
    return settle(store, row, { state: 'waiting', due_at: again.toISOString(), last_error })
  }

  /** Records the end of a message, and what follows from it, in one transaction. */
  function end(
    row: OutboxRow,
    how: MessageEnd,
    recordEnd: (run: Store | StoreTransaction) => Promise<unknown>,
  ) {
    const also = ended?.[row.topic]
    if (!also) return recordEnd(store)
    return relaxedTransaction(store, async (transaction) => {
      // First, in the order in which others lock them. It holds even if the claim does not any more.
      await also(transaction, row, how)
      await recordEnd(transaction)
    })
  }

  /** A longer pause was set before the clock was set back. */
  function isPaused() {
    const left = pausedUntil - clock().getTime()
    return left > 0 && left <= PAUSE_MAX
  }

  function backOff(now: Date) {
    // Several concurrent messages fail together: count them once.
    if (isPaused()) return
    unreachable += 1
    pausedUntil = now.getTime() + backOffTime(unreachable, random())
  }

  /** Undoes the claim: the receiver never saw the message. */
  function releaseRow(row: OutboxRow, last_error = row.last_error) {
    return settle(store, row, { state: 'waiting', attempts: row.attempts - 1, last_error })
  }

  function run() {
    running = work().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    work() {
      if (!running) return run()
      // The current run may have looked already: callers meanwhile share one more run.
      next ??= running.then(() => {
        next = undefined
        return run()
      })
      return next
    },
    async stop() {
      stopping = true
      await next
      await running
    },
  }
}

/** Order is kept for each recipient, not between recipients. */
function byRecipient(rows: OutboxRow[]) {
  return [...Map.groupBy(rows, ({ recipient }) => recipient).values()]
}
