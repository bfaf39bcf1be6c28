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
  const waiting = new Set<() => void>()
  let isTaken = false

  function leave() {
    const [next] = waiting
    if (next) next()
    else isTaken = false
  }

  function wait(until: number) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const next = () => {
      clearTimeout(timer)
      waiting.delete(next)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.delete(next)
      reject(new Unavailable('writes of this server take too long, so others were given up.'))
    }, until - performance.now())
    waiting.add(next)
    return promise
  }

  return {
    async enter(until) {
      if (isTaken) await wait(until)
      isTaken = true
      return leave
    },
  }
}
