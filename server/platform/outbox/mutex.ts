/** Lets one through at a time, in the order in which they come. */
export type Turnstile = {
  /** For one who may come, once. */
  turn(): Turn
}

export type Turn = {
  /**
   * Resolves when everybody who came before has left.
   * @throws Error where this one left meanwhile
   */
  enter(): Promise<void>
  /** Lets the next one through; who has not come by then, or still waits, gets in no more. */
  leave(): void
}

export function createTurnstile(): Turnstile {
  let last: Promise<void> = Promise.resolve()
  return {
    turn() {
      const { promise: left, resolve } = Promise.withResolvers<void>()
      let isOver = false
      return {
        async enter() {
          const before = last
          // Who leaves the queue must not let the next one pass those before.
          last = before.then(() => left)
          await before
          if (isOver) throw new Error('This try is over.')
        },
        leave() {
          isOver = true
          resolve()
        },
      }
    },
  }
}
