import type { FilterDimension } from '#model/insights/insights.ts'
import type { InsightSumRow } from '#server/platform/db/rows/insights.ts'

export type Counts = Omit<InsightSumRow, 'filter' | 'dimension' | 'period' | 'value'>

export const noCounts: Counts = {
  views: 0,
  visits: 0,
  bounces: 0,
  seconds: 0,
  readings: 0,
  depth: 0,
  inquiries: 0,
  partners: 0,
  applications: 0,
  calls: 0,
  subscriptions: 0,
}

export const countNames = Object.keys(noCounts) as (keyof Counts)[]

/** Counts under their day, filter, dimension and value. */
export type Sums = {
  add(key: Key, counts: Partial<Counts>): void
  /** The counts of a day below a filter, for adding many. */
  below(period: string, filter: string): FilterSums
  /** Near to each other what is near in the database, which writes them in half the time then. */
  rows(): InsightSumRow[]
}

export type FilterSums = {
  add(dimension: string, value: string, counts: Counts): void
  rows(): InsightSumRow[]
}

type Key = Pick<InsightSumRow, 'filter' | 'dimension' | 'period' | 'value'>

export function createSums(): Sums {
  const byPeriod = new Map<string, Map<string, FilterSums>>()

  function below(period: string, filter: string) {
    const byFilter = branchOf(byPeriod, period)
    const known = byFilter.get(filter)
    if (known) return known
    const found = createFilterSums(period, filter)
    byFilter.set(filter, found)
    return found
  }

  return {
    add: ({ period, filter, dimension, value }, counts) =>
      below(period, filter).add(dimension, value, { ...noCounts, ...counts }),
    below,
    rows: () =>
      [...byPeriod.values()].flatMap((byFilter) =>
        [...byFilter].sort(byKey).flatMap(([, sums]) => sums.rows()),
      ),
  }
}

function createFilterSums(period: string, filter: string): FilterSums {
  const byDimension = new Map<string, Map<string, InsightSumRow>>()
  return {
    add(dimension, value, counts) {
      const byValue = branchOf(byDimension, dimension)
      let row = byValue.get(value)
      if (!row) {
        row = { filter, dimension, period, value, ...noCounts }
        byValue.set(value, row)
      }
      addCounts(row, counts)
    },
    rows: () =>
      [...byDimension]
        .sort(byKey)
        .flatMap(([, byValue]) => [...byValue].sort(byKey).map(([, row]) => row)),
  }
}

type Entry<T> = [name: string, value: T]

function byKey([one]: Entry<unknown>, [other]: Entry<unknown>) {
  return one < other ? -1 : 1
}

function branchOf<T>(tree: Map<string, Map<string, T>>, name: string) {
  let branch = tree.get(name)
  if (!branch) {
    branch = new Map()
    tree.set(name, branch)
  }
  return branch
}

/** Written out: a loop over the names takes ten times as long, and this is most of what summing a visit costs. */
export function addCounts(counts: Counts, more: Counts) {
  counts.views += more.views
  counts.visits += more.visits
  counts.bounces += more.bounces
  counts.seconds += more.seconds
  counts.readings += more.readings
  counts.depth += more.depth
  counts.inquiries += more.inquiries
  counts.partners += more.partners
  counts.applications += more.applications
  counts.calls += more.calls
  counts.subscriptions += more.subscriptions
}

/** The name of a filter in the sums. */
export function filterOf(dimension: FilterDimension, value: string) {
  return `${dimension}=${value}`
}
