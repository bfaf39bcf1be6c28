import type { OutboxRow, Store } from '#server/db/schema.ts'
import type { Clock, Report } from '#server/parts.ts'
import type { Carrier, Deliver, Delivery } from './delivery.ts'
import { isDue, LEASE_TIME, type Lease, renewLease, takeLease } from './lease.ts'
import { nextTry, pauseAfter } from './retry.ts'
import { settle } from './settle.ts'
import { createTurnstile } from './turnstile.ts'

type Parts = { store: Store; clock: Clock; report: Report; random?: () => number }

export type OutboxWorker = {
  /** Sends all that is due when it is called. Never throws. */
  work(): Promise<void>
  /** Takes nothing more, lets what is on its way arrive, and resolves. */
  stop(): Promise<void>
}

/** Rows taken at once. */
const BATCH = 50

/** Sends what is in the outbox over one channel. Several workers on one database do not disturb each other. */
export function createWorker(parts: Parts, { channel, deliver, lanes }: Carrier): OutboxWorker {
  const { store, clock, report, random = Math.random } = parts
  const turnstile = createTurnstile()
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let stopping = false
  let unreachable = 0
  let pausedUntil = 0

  async function work() {
    try {
      if (!deliver) return await hold()
      await letGo()
      while (!stopping && clock().getTime() >= pausedUntil) {
        const lease = await takeLease(store, channel, clock(), BATCH)
        // Another worker may have been faster, and left more than it took.
        if (lease.rows.length === 0 && !(await isDue(store, channel, clock()))) return
        await sendAll(lease, deliver)
      }
    } catch (error) {
      report(error)
    }
  }

  /** Without anything to send with, what waits is shown as held. */
  async function hold() {
    await changeState('waiting', 'held')
  }

  async function letGo() {
    await changeState('held', 'waiting')
  }

  async function changeState(from: OutboxRow['state'], to: OutboxRow['state']) {
    await store
      .updateTable('outbox')
      .set({ state: to })
      .where('channel', '=', channel)
      .where('state', '=', from)
      .execute()
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
    // Somebody else's server is away: what was taken goes back as it was.
    if (stopping || clock().getTime() < pausedUntil) return putBack(row)
    let leave: (() => void) | undefined
    let isOurs = true
    const beforeLast = async () => {
      leave = await turnstile.enter()
      isOurs = clock() < lease.until
      if (!isOurs) throw new Error('The lease of this message has run out.')
    }
    try {
      const delivery = await send(row, beforeLast)
      if (isOurs) await record(row, delivery)
    } catch (error) {
      // The row stays taken until its lease ends, then it is tried again.
      report(error)
    } finally {
      leave?.()
    }
  }

  async function record(row: OutboxRow, delivery: Delivery) {
    const now = clock()
    if (delivery.result !== 'unreachable') unreachable = 0
    if (delivery.result === 'sent') {
      return settle(store, row, { state: 'sent', finished_at: now.toISOString(), last_fault: null })
    }
    const last_fault = delivery.fault
    if (delivery.result === 'unreachable') {
      pause(now)
      return putBack(row, last_fault)
    }
    const again =
      delivery.result === 'refused'
        ? null
        : nextTry(row.tries, new Date(row.again_at ?? row.created_at), now, random())
    if (again) {
      return settle(store, row, { state: 'waiting', due_at: again.toISOString(), last_fault })
    }
    return settle(store, row, { state: 'failed', finished_at: now.toISOString(), last_fault })
  }

  function pause(now: Date) {
    // Several on their way meet the same silence: it counts once.
    if (now.getTime() < pausedUntil) return
    unreachable += 1
    pausedUntil = now.getTime() + pauseAfter(unreachable, random())
  }

  /** As if it had not been taken: the other side never saw it. */
  function putBack(row: OutboxRow, last_fault = row.last_fault) {
    return settle(store, row, { state: 'waiting', tries: row.tries - 1, last_fault })
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
