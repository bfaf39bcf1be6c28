import { Unavailable } from '#server/platform/http/unavailable.ts'

/** Runs one after another what has a process of its own; refuses more than `max` that wait. */
export function createTurns(max: number) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return async <T>(make: () => Promise<T>) => {
    if (waiting >= max) throw new Unavailable('Too many share pictures are being drawn.')
    waiting += 1
    const drawn = last.then(make).finally(() => {
      waiting -= 1
    })
    last = drawn.catch(() => {})
    return drawn
  }
}
