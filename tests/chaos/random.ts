import { createHash } from 'node:crypto'

export type Random = ReturnType<typeof createRandom>

/** The same numbers for the same seed on every machine (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0

  /** From 0 to below 1. */
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** An integer from 0 to below `end`. */
  const below = (end: number) => Math.floor(next() * end)

  return {
    next,
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    /** True with this probability. */
    percent: (share: number) => next() * 100 < share,
    /** Random bytes. */
    bytes(length: number) {
      const blocks = Array.from({ length: Math.ceil(length / 64) }, () =>
        createHash('sha512').update(String(next())).digest(),
      )
      return Buffer.concat(blocks).subarray(0, length)
    },
  }
}
