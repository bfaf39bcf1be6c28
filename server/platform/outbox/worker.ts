import { Mutex } from 'async-mutex'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { Clock, Report } from '#server/platform/runtime.ts'
import { isDue, LEASE_TIME, type Lease, renewLease, takeLease } from './claim-batch.ts'
import type { Carrier, Deliver, Delivery } from './delivery.ts'
import { hold, letGo } from './pause.ts'
import { nextTry, pauseAfter } from './retry.ts'
import { discard, settle } from './settle.ts'

type Deps = { store: Store; clock: Clock; report: Report; random?: () => number }

export type OutboxWorker = {
  /** Sends all that is due when it is called. Never throws. */
  work(): Promise<void>
  /** Takes nothing more, lets what is on its way arrive, and resolves. */
  stop(): Promise<void>
}

/** Rows taken at once. */
const BATCH = 50

/** Sends what is in the outbox over one channel. Several workers on one database do not disturb each other. */
export function createWorker(deps: Deps, { channel, deliver, lanes }: Carrier): OutboxWorker {
  const { store, clock, report, random = Math.random } = deps
  const mutex = new Mutex()
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let stopping = false
  let unreachable = 0
  let pausedUntil = 0

  async function work() {
    try {
      if (!deliver) return await hold(store, channel, clock())
      await letGo(store, channel)
      // Reads first: a lease is a write, and where nothing is due there is nothing to write.
      while (
        !stopping &&
        clock().getTime() >= pausedUntil &&
        (await isDue(store, channel, clock()))
      ) {
        await sendAll(await takeLease(store, channel, clock(), BATCH), deliver)
      }
    } catch (error) {
      report(error)
    }
  }

  async function sendAll(lease: Lease, send: Deliver) {
    const renewing = setInterval(() => {
      renewLease(store, lease, clock()).catch(report)
    }, LEASE_TIME / 3)
    const queues = byRecipient(lease.rows)
    async function lane() {
      for (let queue = queues.shift(); queue; queue = queues.shift()) {
        for (const row of queue) await sendOne(lease, row, send)
      }
    }
    try {
      await Promise.all(Array.from({ length: lanes }, lane))
    } finally {
      clearInterval(renewing)
    }
  }

  async function sendOne(lease: Lease, row: OutboxRow, send: Deliver) {
    let release: (() => void) | undefined
    let isOver = false
    let isOurs = true
    const beforeLast = async () => {
      release = await mutex.acquire()
      if (isOver) {
        release()
        throw new Error('This try is over.')
      }
      isOurs = clock() < lease.until
      if (!isOurs) throw new Error('The lease of this message has run out.')
    }
    try {
      // Somebody else's server is away: what was taken goes back as it was.
      if (stopping || clock().getTime() < pausedUntil) return await putBack(row)
      const delivery = await send(row, beforeLast).catch(asPutOff)
      if (isOurs) await record(row, delivery)
    } catch (error) {
      // What cannot be recorded stays taken until its lease ends, then it is tried again.
      report(error)
    } finally {
      isOver = true
      release?.()
    }
  }

  /** What cannot even be made waits and is given up like what nobody takes, so that a person sees it. */
  function asPutOff(error: unknown): Delivery {
    const fault = `The message could not be made. The server’s log says why under “${report(error)}”.`
    return { result: 'put-off', fault }
  }

  async function record(row: OutboxRow, delivery: Delivery | null) {
    if (!delivery) return discard(store, row)
    const now = clock()
    if (delivery.result === 'unreachable') {
      pause(now)
      return putBack(row, delivery.fault)
    }
    unreachable = 0
    const finished_at = now.toISOString()
    if (delivery.result === 'sent') {
      return settle(store, row, { state: 'sent', finished_at, last_error: null })
    }
    const last_error = delivery.fault
    const since = new Date(row.requeued_at ?? row.created_at)
    const again = delivery.result === 'put-off' && nextTry(row.attempts, since, now, random())
    if (!again) return settle(store, row, { state: 'failed', finished_at, last_error })
    return settle(store, row, { state: 'waiting', due_at: again.toISOString(), last_error })
  }

  function pause(now: Date) {
    // Several on their way meet the same silence: it counts once.
    if (now.getTime() < pausedUntil) return
    unreachable += 1
    pausedUntil = now.getTime() + pauseAfter(unreachable, random())
  }

  /** As if it had not been taken: the other side never saw it. */
  function putBack(row: OutboxRow, last_error = row.last_error) {
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
      // The run under way may have looked already: whoever asks meanwhile gets one more, together.
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

/** In the order of their causes for each recipient; different recipients may overtake one another. */
function byRecipient(rows: OutboxRow[]) {
  return [...Map.groupBy(rows, ({ recipient }) => recipient).values()]
}
