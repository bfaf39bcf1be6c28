import type { Unavailable } from '#server/platform/http/unavailable.ts'

const WARN_INTERVAL = 60_000

/** Writes to stderr why something ("The database") is unavailable, at most once a minute. */
export function warnAtIntervals(what: string) {
  let last = Number.NEGATIVE_INFINITY
  return ({ reason }: Unavailable) => {
    if (performance.now() - last < WARN_INTERVAL) return
    last = performance.now()
    console.error(`${new Date().toISOString()} ${what} is unavailable: ${reason}`)
  }
}
