import type { Unavailable } from '#server/platform/http/unavailable.ts'

/** Milliseconds between two lines, however many queries are given up. */
const INTERVAL = 60_000

/** Writes to stderr why the database is unavailable, at most once a minute. */
export function warnAtIntervals() {
  let last = Number.NEGATIVE_INFINITY
  return ({ reason }: Unavailable) => {
    if (performance.now() - last < INTERVAL) return
    last = performance.now()
    console.error(`${new Date().toISOString()} The database is unavailable: ${reason}`)
  }
}
