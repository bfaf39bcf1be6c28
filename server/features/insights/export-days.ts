import { daysOf } from '#model/insights/period.ts'
import { download } from '#server/actions/action.ts'
import { type CsvColumn, csvLines } from '#server/actions/csv.ts'
import { countColumns } from './count-columns.ts'
import { insightSchema, readingsOf } from './filter-insights.ts'
import { readDays } from './read-sums.ts'
import { type Counts, noCounts } from './sums.ts'

type DayRow = Counts & { day: string; visitsBefore: number | null }

/** The counts of each day of a period as CSV, the oldest first. */
export const exportDays = download('viewer', insightSchema, async (context, filter) => {
  const { range, compared, current, before } = await readingsOf(context, filter)
  const [counted, earlier] = await Promise.all([
    readDays(current, range),
    compared && readDays(before, compared),
  ])
  const daysBefore = compared ? daysOf(compared) : []
  const rows = daysOf(range).map((day, index) => ({
    ...(counted.get(day) ?? noCounts),
    day,
    visitsBefore: earlier && (earlier.get(daysBefore[index] ?? '')?.visits ?? 0),
  }))
  const name: CsvColumn<DayRow> = { head: 'day', value: ({ day }) => day }
  const last: CsvColumn<DayRow> = {
    head: 'visits_before',
    value: ({ visitsBefore }) => visitsBefore,
  }
  return {
    name: `insights-days-${range.from}-${range.to}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    body: csvLines([name, ...countColumns, ...(compared ? [last] : [])], rows),
  }
})
