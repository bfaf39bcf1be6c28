import type { LogEvent } from 'kysely'

/** Milliseconds from which a query is named in the log. */
const SLOW = 1_000

/** Kysely's logger: names slow queries, without their values, and passes on how many milliseconds each took. */
export function watchQueries(countQuery: (duration: number) => void, slow = SLOW) {
  return ({ query, queryDurationMillis }: LogEvent) => {
    countQuery(queryDurationMillis)
    if (queryDurationMillis < slow) return
    const seconds = (queryDurationMillis / 1000).toFixed(1)
    console.error(`${new Date().toISOString()} A query took ${seconds} s: ${query.sql}`)
  }
}
