import type { Client } from '#server/parts.ts'
import { limitKey } from './client-address.ts'
import { Refusal } from './problem.ts'

export type QueueLimits = {
  /** Pieces of work that run at once. */
  running: number
  /** Pieces of work that may wait beside them. */
  waiting: number
  /** Pieces of work of one client, running and waiting. */
  byClient: number
  /** Milliseconds after which a waiting client is refused. */
  patience: number
}

export type WorkQueue = {
  /**
   * Does the work as soon as there is room.
   * @throws Refusal 503 when the queue is full or the wait too long, 429 when this client alone asks for too much.
   */
  run<T>(client: Client, work: () => Promise<T>): Promise<T>
}

type Waiter = { start: () => void; timer: NodeJS.Timeout }

/** Seconds after which whoever was refused may try again. */
const RETRY_AFTER = 5

/** Bounds how much is done at once, so that what needs no work is still answered at once. First come, first served. */
export function createWorkQueue(limits: QueueLimits): WorkQueue {
  const waiters = new Set<Waiter>()
  const clients = new Map<string, number>()
  let running = 0

  async function run<T>(client: Client, work: () => Promise<T>) {
    const key = limitKey(client.address)
    const own = clients.get(key) ?? 0
    if (own >= limits.byClient) throw tooMany()
    clients.set(key, own + 1)
    try {
      if (running >= limits.running) await room()
      else running += 1
      try {
        return await work()
      } finally {
        leave()
      }
    } finally {
      const left = (clients.get(key) ?? 1) - 1
      if (left > 0) clients.set(key, left)
      else clients.delete(key)
    }
  }

  function room() {
    if (waiters.size >= limits.waiting) throw busy()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      waiters.delete(waiter)
      reject(busy())
    }
    const waiter: Waiter = { start: resolve, timer: setTimeout(giveUp, limits.patience) }
    waiters.add(waiter)
    return promise
  }

  /** Passes the room on. Not at once: requests that need no work come between two pieces of work. */
  function leave() {
    const [next] = waiters
    if (!next) {
      running -= 1
      return
    }
    waiters.delete(next)
    clearTimeout(next.timer)
    setImmediate(next.start)
  }

  return { run }
}

function busy() {
  const message = 'Very many people ask for this right now. Please try again in a few seconds.'
  return new Refusal({ status: 503, message, retryAfter: RETRY_AFTER })
}

function tooMany() {
  const message =
    'Too many requests at once come from your network. Please try again in a few seconds.'
  return new Refusal({ status: 429, message, retryAfter: RETRY_AFTER })
}
