import type { LogEvent } from 'kysely'

/** Milliseconds from which a query is named in the log. */
const SLOW = 1_000

/** Milliseconds until the same query is named again. */
const NAME_EVERY = 60_000
const NAMED_MAX = 200

/** Characters of a query that are shown. */
const TEXT_MAX = 300

/** Kysely's logger: names each slow query once a minute, without its values, and passes on how many milliseconds each took. */
export function watchQueries(countQuery: (duration: number) => void, slow = SLOW) {
  const named = new Map<string, number>()
  return ({ level, query, queryDurationMillis }: LogEvent) => {
    countQuery(queryDurationMillis)
    // One that failed is reported with its error.
    if (queryDurationMillis < slow || level === 'error') return
    const now = performance.now()
    if (now - (named.get(query.sql) ?? Number.NEGATIVE_INFINITY) < NAME_EVERY) return
    if (named.size >= NAMED_MAX) named.clear()
    named.set(query.sql, now)
    const seconds = (queryDurationMillis / 1000).toFixed(1)
    const text = query.sql.trim().replaceAll(/\s+/g, ' ').slice(0, TEXT_MAX)
    console.error(`${new Date().toISOString()} A query took ${seconds} s: ${text}`)
  }
}
