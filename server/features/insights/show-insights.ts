import {
  type Dimension,
  type Exclusion,
  filterDimensions,
  otherDimensions,
} from '#model/insights/insights.ts'
import { chartUnit, type DayRange, daysOf, monthOf } from '#model/insights/period.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { type InsightFilter, insightSchema, readingsOf } from './filter-insights.ts'
import { isCounting } from './is-counting.ts'
import { readNotes } from './notes.ts'
import { readRevenue } from './read-revenue.ts'
import { readSpeed } from './read-speed.ts'
import { countVisits, type Reading, readDays, readValues } from './read-sums.ts'
import { type Counts, noCounts } from './sums.ts'
import { filterName, valueName } from './value-name.ts'

/** Rows of each table on the overview. */
const SHOWN = 6

/** Rows of the table of speed: all pages, and those that were measured most. */
const SPEEDS_SHOWN = 11

/** Visits of a period by all dimensions, compared with another period. Days are in the site's time zone. */
export const showInsights = query('viewer', insightSchema, async (context, filter) => {
  const reading = await readingsOf(context, filter)
  const { today, range, compared, current, before } = reading
  const tables = await Promise.all(
    shownDimensions(filter).map(async (dimension) => {
      const [values, earlier] = await Promise.all([
        readValues(current, dimension),
        readValues(before, dimension),
      ])
      const visitsBefore = new Map(earlier.map(({ value, visits }) => [value, visits]))
      const rows = values.slice(0, SHOWN).map((counts) => ({
        ...counts,
        name: valueName(dimension, counts.value),
        visitsBefore: compared && (visitsBefore.get(counts.value) ?? 0),
      }))
      return { dimension, rows, hasMore: values.length > SHOWN }
    }),
  )
  const { by, is } = filter
  const [totals, totalsBefore, chart, chartBefore, excluded, notes, isOn, speed, revenue, known] =
    await Promise.all([
      readTotals(current),
      readTotals(before),
      readChart(current, range),
      compared && readChart(before, compared),
      readValues({ ...current, filter: '' }, 'excluded'),
      readNotes(context.store, range),
      isCounting(context.store),
      readSpeed(filter, current, before),
      readRevenue(context, filter, reading),
      by && is ? countVisits(current, by, is) : 0,
    ])
  return {
    filter,
    filterName: filterName(filter),
    /** Visits with the value of the filter, if there are more than are kept below it; else null. */
    visitsOfValue: known > totals.visits ? known : null,
    today,
    range,
    compared,
    notes,
    isCounting: isOn,
    totals,
    totalsBefore: compared && totalsBefore,
    unit: chartUnit(range),
    chart,
    chartBefore,
    tables,
    excluded: excludedViews(excluded),
    speed: speed?.slice(0, SPEEDS_SHOWN),
    revenue,
  }
})

export type InsightsShown = ResultOf<typeof showInsights>
export type InsightTable = InsightsShown['tables'][number]

/** A dimension is not shown beside a filter by itself; some are counted without filters only. */
function shownDimensions({ by, is }: InsightFilter) {
  const names = Object.keys(filterDimensions) as Dimension[]
  if (by && is) return names.filter((name) => name !== by)
  return [...names, ...(Object.keys(otherDimensions) as Dimension[])]
}

async function readTotals(reading: Reading): Promise<Counts> {
  const [totals] = await readValues(reading, '')
  const { value: _, ...counts } = totals ?? { value: '', ...noCounts }
  return counts
}

/** Visits by day, or by month if there are many days. */
async function readChart(reading: Reading, range: DayRange) {
  const counted = await readDays(reading, range)
  const points = new Map<string, number>()
  const unit = chartUnit(range)
  for (const day of daysOf(range)) {
    const point = unit === 'day' ? day : `${monthOf(day)}-01`
    points.set(point, (points.get(point) ?? 0) + (counted.get(day)?.visits ?? 0))
  }
  return [...points].map(([day, count]) => ({ day, count }))
}

function excludedViews(rows: { value: string; views: number }[]): Record<Exclusion, number> {
  const viewsOf = (value: Exclusion) => rows.find((row) => row.value === value)?.views ?? 0
  return {
    agent: viewsOf('agent'),
    behaviour: viewsOf('behaviour'),
    request: viewsOf('request'),
  }
}
