import type { Unavailable } from '#server/platform/http/unavailable.ts'

const WARN_INTERVAL = 60_000

/** Different reasons in that time, at most. */
const REASONS_MAX = 5

/** Writes to stderr why something ("The database") is unavailable, each reason at most once a minute. */
export function warnAtIntervals(what: string) {
  const warned = new Map<string, number>()
  return ({ reason }: Unavailable) => {
    const now = performance.now()
    for (const [key, time] of warned) if (now - time >= WARN_INTERVAL) warned.delete(key)
    // Without the details in brackets, which may differ each time.
    const [key = ''] = reason.split(' (', 1)
    if (warned.has(key) || warned.size >= REASONS_MAX) return
    warned.set(key, now)
    console.error(`${new Date().toISOString()} ${what} is unavailable: ${reason}`)
  }
}
