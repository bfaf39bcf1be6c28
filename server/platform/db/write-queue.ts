import { Mutex, withTimeout } from 'async-mutex'
import { Unavailable } from '#server/platform/http/unavailable.ts'

/** Lets the writers of this process through one at a time, in the order in which they come. */
export type WriteQueue = {
  /**
   * Resolves with what ends the caller's turn; to be called once.
   * @param until moment of performance.now() at which waiting ends
   * @throws Unavailable when it has come
   */
  enter(until: number): Promise<() => void>
}

export function createWriteQueue(): WriteQueue {
  const mutex = new Mutex()
  return {
    enter(until) {
      const fault = new Unavailable('writes of this server take too long, so others were given up.')
      return withTimeout(mutex, Math.max(0, until - performance.now()), fault).acquire()
    },
  }
}
