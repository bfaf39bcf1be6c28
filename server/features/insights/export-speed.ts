import { type Vital, vitalNames, vitals } from '#model/insights/vitals.ts'
import { download } from '#server/actions/action.ts'
import { type CsvColumn, csvLines } from '#server/actions/csv.ts'
import { insightSchema, readingsOf } from './filter-insights.ts'
import { type ComparedSpeed, readSpeed, type Speed } from './read-speed.ts'

/** The speed of all pages as CSV; a filter that speed is not summed by has no rows. */
export const exportSpeed = download('viewer', insightSchema, async (context, filter) => {
  const { range, compared, current, before } = await readingsOf(context, filter)
  const rows = (await readSpeed(filter, current, before)) ?? []
  return {
    name: `insights-speed-${range.from}-${range.to}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    body: csvLines(
      [page, ...columnsOf('', (row) => row), ...(compared ? columnsBefore : [])],
      rows,
    ),
  }
})

const page: CsvColumn<ComparedSpeed> = { head: 'page', value: (row) => row.page ?? '(all)' }

const columnsBefore = columnsOf('_before', ({ before }) => before)

function columnsOf(
  ending: string,
  speedOf: (row: ComparedSpeed) => Speed | null,
): CsvColumn<ComparedSpeed>[] {
  return [
    { head: `measured_views${ending}`, value: (row) => speedOf(row)?.views ?? 0 },
    ...vitalNames.map((vital) => ({
      head: `${vital}${vitals[vital].unit && `_${vitals[vital].unit}`}${ending}`,
      value: (row: ComparedSpeed) => rounded(vital, speedOf(row)?.[vital] ?? null),
    })),
  ]
}

function rounded(vital: Vital, value: number | null) {
  return value === null ? null : Number(value.toFixed(vitals[vital].unit ? 0 : 2))
}
