import { Mutex, withTimeout } from 'async-mutex'
import { Unavailable } from '#server/platform/http/unavailable.ts'

/** Admits the writers of this process one at a time, in order. */
export type WriteQueue = {
  /**
   * Resolves with the function that ends the caller's turn, to be called once.
   * @param until value of performance.now() at which waiting ends
   * @throws Unavailable then
   */
  enter(until: number): Promise<() => void>
}

export function createWriteQueue(): WriteQueue {
  const mutex = new Mutex()
  return {
    enter(until) {
      if (!mutex.isLocked()) return mutex.acquire()
      const error = new Unavailable('writes of this server take too long, so others were given up.')
      return withTimeout(mutex, Math.max(0, until - performance.now()), error).acquire()
    },
  }
}
