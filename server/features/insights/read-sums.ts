import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { FilterDimension } from '#model/insights/insights.ts'
import type { InsightSumRow } from '#server/platform/db/rows/insights.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { addVisit } from './add-visit.ts'
import { addCounts, type Counts, countNames, createSums, noCounts } from './sums.ts'
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

/** Open visits that are read for a screen, the latest; a flood has more, which count once they have ended. */
const OPEN_MAX = 10_000

/** Visits that are summed in one turn of the event loop. */
const STEP = 250

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
  const values = new Map(
    rows.map((row) => [String(row.value), { ...countsOf(row), value: String(row.value) }]),
  )
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

/** The visits with one value of a dimension. */
export async function countVisits(
  { store, periods }: Reading,
  dimension: FilterDimension,
  value: string,
): Promise<number> {
  const row = await store
    .selectFrom('insight_sums')
    .select(({ fn }) => fn.sum<number | string | null>('visits').as('visits'))
    .where('filter', '=', '')
    .where('dimension', '=', dimension)
    .where('value', '=', value)
    .where('period', 'in', periods)
    .executeTakeFirst()
  return Number(row?.visits ?? 0)
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

/** The sums of each day. */
export async function readDays(
  { store, filter, open }: Omit<Reading, 'periods'>,
  { from, to }: { from: string; to: string },
) {
  const rows = await store
    .selectFrom('insight_sums')
    .select(['period', ...countNames])
    .where('filter', '=', filter)
    .where('dimension', '=', '')
    .where('period', '>=', from)
    .where('period', '<=', to)
    .where(sql<number>`length(period)`, '=', from.length)
    .execute()
  const days = new Map(rows.map(({ period, ...row }) => [period, countsOf(row)]))
  for (const row of open) {
    if (row.filter !== filter || row.dimension !== '' || row.period > to) continue
    const counts = days.get(row.period) ?? { ...noCounts }
    addCounts(counts, row)
    days.set(row.period, counts)
  }
  return days
}

/** The sums of the visits that have not ended, with this filter ('' for all). */
export async function readOpenVisits(store: Store, filter: string): Promise<InsightSumRow[]> {
  const rows = await store
    .selectFrom('visits')
    .select(['visitor', 'day', 'body'])
    .orderBy('seen_at', 'desc')
    .limit(OPEN_MAX)
    .execute()
  const sums = createSums()
  for (const [index, row] of rows.entries()) {
    addVisit(sums, visitOfRow(row), filter)
    // Requests are answered in between.
    if (index % STEP === STEP - 1) await setImmediate()
  }
  return sums.rows()
}

/** PostgreSQL returns sums as text. */
function countsOf(row: Record<keyof Counts, string | number>): Counts {
  return Object.fromEntries(countNames.map((name) => [name, Number(row[name])])) as Counts
}
