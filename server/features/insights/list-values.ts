import { z } from 'zod'
import {
  conversions,
  type Dimension,
  filterDimensions,
  otherDimensions,
} from '#model/insights/insights.ts'
import { download, query, type ResultOf } from '#server/actions/action.ts'
import { type CsvColumn, csvLines } from '#server/actions/csv.ts'
import { insightSchema, readingsOf } from './filter-insights.ts'
import { readValues, type ValueCounts } from './read-sums.ts'
import { filterName, valueName } from './value-name.ts'

const dimensions = [...Object.keys(filterDimensions), ...Object.keys(otherDimensions)]

const listSchema = insightSchema.extend({
  dimension: z.enum(dimensions as [Dimension]).catch('page'),
})

/** All values of one dimension, most visits first. */
export const listValues = query('viewer', listSchema, async (context, filter) => {
  const { range, compared, current } = await readingsOf(context, filter)
  const rows = await readValues(current, filter.dimension)
  return {
    filter,
    filterName: filterName(filter),
    range,
    compared,
    rows: rows.map((row) => ({ ...row, name: valueName(filter.dimension, row.value) })),
  }
})

export type ListedValues = ResultOf<typeof listValues>

const columns: CsvColumn<ValueCounts>[] = [
  { head: 'visits', value: ({ visits }) => visits },
  { head: 'views', value: ({ views }) => views },
  { head: 'one_page_visits', value: ({ bounces }) => bounces },
  { head: 'seconds_in_view', value: ({ seconds }) => seconds },
  { head: 'views_told', value: ({ readings }) => readings },
  { head: 'scroll_percent_sum', value: ({ depth }) => depth },
  ...Object.values(conversions).map(({ title, column }) => ({
    head: title.toLowerCase().replace(' ', '_'),
    value: (row: ValueCounts) => row[column],
  })),
]

/** The same as CSV. */
export const exportValues = download('viewer', listSchema, async (context, filter) => {
  const { range, current } = await readingsOf(context, filter)
  const rows = await readValues(current, filter.dimension)
  const name: CsvColumn<ValueCounts> = {
    head: filter.dimension.replace('-', '_'),
    value: ({ value }) => value,
  }
  return {
    name: `insights-${filter.dimension}-${range.from}-${range.to}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    body: csvLines([name, ...columns], rows),
  }
})
