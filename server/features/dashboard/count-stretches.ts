import { sql } from 'kysely'
import type { Store } from '#server/platform/db/schema.ts'
import type { Stretch } from './calendar.ts'

/** What comes in day by day; spam is no lead. */
const sources = {
  leads: { table: sql.table('leads'), where: sql`and status <> 'spam'` },
  subscribers: { table: sql.table('newsletter_subscribers'), where: sql`` },
}

/**
 * How many came in each stretch: one statement that counts along an index, a range for each stretch. Exact in every
 * time zone, which no grouping by a part of the stored (UTC) time is.
 */
export async function countStretches(
  store: Store,
  source: keyof typeof sources,
  stretches: Stretch[],
) {
  const { table, where } = sources[source]
  const counts = stretches.map(
    ({ from, to }, index) =>
      sql`select ${sql.lit(index)} as place, count(*) as count from ${table} where created_at >= ${from} and created_at < ${to} ${where}`,
  )
  const statement = sql<{
    place: number
    count: number | string
  }>`${sql.join(counts, sql` union all `)}`
  const { rows } = await statement.execute(store)
  const byPlace = new Map(rows.map(({ place, count }) => [place, Number(count)]))
  return stretches.map(({ day }, index) => ({ day, count: byPlace.get(index) ?? 0 }))
}
