import { type RawBuilder, sql } from 'kysely'
import type { InsightSumRow } from '#server/platform/db/rows/insights.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { addVisit } from './add-visit.ts'
import { addCounts, type Counts, countNames, createSums } from './sums.ts'
import { visitOfRow } from './visit-row.ts'

export type ValueCounts = Counts & { value: string }

/** What is read: visits with this filter ('' for all), in these days and months. */
export type Reading = {
  store: Store
  filter: string
  periods: string[]
  /** Sums of the visits that have not ended, if the periods contain today. */
  open: InsightSumRow[]
}

const sums = sql.join(
  countNames.map((name): RawBuilder<unknown> => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`),
)

/** The values of a dimension, most visits first. `limit` must be far above what is shown, because open visits are added. */
export async function readValues(
  { store, filter, periods, open }: Reading,
  dimension: string,
  limit = 500,
): Promise<ValueCounts[]> {
  if (periods.length === 0) return []
  const { rows } = await sql<Record<keyof ValueCounts, string | number>>`
    select value, ${sums} from insight_sums
    where filter = ${filter} and dimension = ${dimension} and period in (${sql.join(periods)})
    group by value order by visits desc, views desc, value limit ${sql.lit(limit)}`.execute(store)
  const values = new Map(rows.map((row) => [String(row.value), countsOf(row)]))
  for (const row of open) {
    if (row.filter !== filter || row.dimension !== dimension) continue
    const known = values.get(row.value)
    if (known) addCounts(known, row)
    else values.set(row.value, { ...row })
  }
  return [...values.values()].sort(
    (one, other) => other.visits - one.visits || other.views - one.views,
  )
}

/** How often each value of some dimensions was viewed, without what else is counted. */
export async function readViews(
  { store, filter, periods, open }: Reading,
  dimensions: readonly string[],
): Promise<Pick<InsightSumRow, 'dimension' | 'value' | 'views'>[]> {
  if (periods.length === 0) return []
  const rows = await store
    .selectFrom('insight_sums')
    .select(['dimension', 'value', ({ fn }) => fn.sum<number | string>('views').as('views')])
    .where('filter', '=', filter)
    .where('dimension', 'in', dimensions)
    .where('period', 'in', periods)
    .groupBy(['dimension', 'value'])
    .execute()
  const unended = open.filter((row) => row.filter === filter && dimensions.includes(row.dimension))
  return [...rows.map((row) => ({ ...row, views: Number(row.views) })), ...unended]
}

/** The sums of each day, for charts. */
export async function readDays(
  { store, filter, open }: Omit<Reading, 'periods'>,
  { from, to }: { from: string; to: string },
) {
  const rows = await store
    .selectFrom('insight_sums')
    .select(['period', 'views', 'visits'])
    .where('filter', '=', filter)
    .where('dimension', '=', '')
    .where('period', '>=', from)
    .where('period', '<=', to)
    .where(sql<number>`length(period)`, '=', from.length)
    .execute()
  const days = new Map(rows.map(({ period, ...counts }) => [period, counts]))
  for (const row of open) {
    if (row.filter !== filter || row.dimension !== '' || row.period > to) continue
    const { views, visits } = days.get(row.period) ?? { views: 0, visits: 0 }
    days.set(row.period, { views: views + row.views, visits: visits + row.visits })
  }
  return days
}

/** The sums of the visits that have not ended, with this filter ('' for all). */
export async function readOpenVisits(store: Store, filter: string): Promise<InsightSumRow[]> {
  const rows = await store.selectFrom('visits').select(['visitor', 'day', 'body']).execute()
  const sums = createSums()
  for (const row of rows) addVisit(sums, visitOfRow(row), filter)
  return sums.rows()
}

/** PostgreSQL returns sums as text. */
function countsOf(row: Record<keyof ValueCounts, string | number>): ValueCounts {
  const counts = Object.fromEntries(countNames.map((name) => [name, Number(row[name])]))
  return { ...(counts as Counts), value: String(row.value) }
}
