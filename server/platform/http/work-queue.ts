import { setTimeout as pause } from 'node:timers/promises'
import { message } from '#model/language/message.ts'
import type { Client } from '#server/platform/runtime.ts'
import { limitKey } from './client-address.ts'
import { HttpError } from './problem.ts'
import { RETRY_AFTER } from './unavailable.ts'

export type QueueLimits = {
  /** Tasks that run at once. */
  running: number
  /** Tasks that may wait besides those. */
  waiting: number
  /** Tasks of one client, running and waiting. */
  byClient: number
  /** Milliseconds after which a waiting client is refused. */
  patience: number
  /** Milliseconds that errors are delayed, so that clients that retry immediately cost less. */
  penalty: number
}

export type WorkQueue = {
  /**
   * Runs the work as soon as there is room.
   * @throws HttpError 503 if the queue is full or the wait too long, 429 if this client has too many tasks, and what
   * `admit` throws
   */
  run<T>(client: Client, work: () => Promise<T>): Promise<T>
}

type Waiter = { start: () => void; timer: NodeJS.Timeout }

/** Errors delayed at a time; further ones are sent immediately. */
const DELAYED_MAX = 2_000

/**
 * Bounds concurrent work, so that cached responses stay fast. First come, first served. `admit` is called before a task
 * is queued and may reject it.
 */
export function createWorkQueue(
  limits: QueueLimits,
  admit: (client: Client) => Promise<void> = async () => {},
): WorkQueue {
  const waiters = new Set<Waiter>()
  const clients = new Map<string, number>()
  let running = 0
  let delayed = 0

  async function run<T>(client: Client, work: () => Promise<T>) {
    const leave = await enter(client).catch(delay)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  async function enter(client: Client) {
    const key = limitKey(client.address)
    const own = clients.get(key) ?? 0
    if (own >= limits.byClient) throw tooMany()
    clients.set(key, own + 1)
    try {
      await admit(client)
      await room()
    } catch (refusal) {
      forget(key)
      throw refusal
    }
    return () => {
      forget(key)
      passOn()
    }
  }

  function forget(key: string) {
    const left = (clients.get(key) ?? 1) - 1
    if (left > 0) clients.set(key, left)
    else clients.delete(key)
  }

  async function room() {
    if (running < limits.running) {
      running += 1
      return
    }
    if (waiters.size >= limits.waiting) throw busy()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      waiters.delete(waiter)
      reject(busy())
    }
    const waiter: Waiter = { start: resolve, timer: setTimeout(giveUp, limits.patience) }
    waiters.add(waiter)
    await promise
  }

  /** Starts the next task in a later turn of the event loop, to let cached responses through in between. */
  function passOn() {
    const [next] = waiters
    if (!next) {
      running -= 1
      return
    }
    waiters.delete(next)
    clearTimeout(next.timer)
    setImmediate(next.start)
  }

  async function delay(refusal: unknown): Promise<never> {
    if (limits.penalty > 0 && delayed < DELAYED_MAX) {
      delayed += 1
      await pause(limits.penalty)
      delayed -= 1
    }
    throw refusal
  }

  return { run }
}

function busy() {
  const sentence = message(
    'Very many people ask for this right now. Please try again in a few seconds.',
  )
  return new HttpError({ status: 503, message: sentence, retryAfter: RETRY_AFTER })
}

function tooMany() {
  const sentence = message(
    'Too many requests at once come from your network. Please try again in a few seconds.',
  )
  return new HttpError({ status: 429, message: sentence, retryAfter: RETRY_AFTER })
}
