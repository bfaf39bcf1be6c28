/** Lets one through at a time, in the order in which they came. */
export type Turnstile = {
  /** Resolves with what must be called to let the next one through. */
  enter(): Promise<() => void>
}

export function createTurnstile(): Turnstile {
  let last: Promise<void> = Promise.resolve()
  return {
    async enter() {
      const before = last
      const { promise, resolve } = Promise.withResolvers<void>()
      last = promise
      await before
      return resolve
    },
  }
}
