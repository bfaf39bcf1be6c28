import { sql } from 'kysely'
import type { Store } from '#server/platform/db/schema.ts'
import type { Interval } from './calendar.ts'

/** The rows to count; leads without spam. */
const sources = {
  leads: { table: sql.table('leads'), where: sql`and status <> 'spam'` },
  subscribers: { table: sql.table('newsletter_subscribers'), where: sql`` },
}

/**
 * Counts the rows of each interval in one statement, with an index range per interval. Grouping by a part of the
 * stored UTC time would be wrong in other time zones.
 */
export async function countByInterval(
  store: Store,
  source: keyof typeof sources,
  intervals: Interval[],
) {
  const { table, where } = sources[source]
  const counts = intervals.map(
    ({ from, to }, index) =>
      sql`select ${sql.lit(index)} as position, count(*) as count from ${table} where created_at >= ${from} and created_at < ${to} ${where}`,
  )
  const statement = sql<{
    position: number
    count: number | string
  }>`${sql.join(counts, sql` union all `)}`
  const { rows } = await statement.execute(store)
  const byPosition = new Map(rows.map(({ position, count }) => [position, Number(count)]))
  return intervals.map(({ day }, index) => ({ day, count: byPosition.get(index) ?? 0 }))
}
