import { conversions } from '#model/insights/insights.ts'
import type { CsvColumn } from '#server/actions/csv.ts'
import type { Counts } from './sums.ts'

/** The counts of visits in an export. */
export const countColumns: CsvColumn<Counts>[] = [
  { head: 'visits', value: ({ visits }) => visits },
  { head: 'views', value: ({ views }) => views },
  { head: 'one_page_visits', value: ({ bounces }) => bounces },
  { head: 'seconds_in_view', value: ({ seconds }) => seconds },
  { head: 'views_told', value: ({ readings }) => readings },
  { head: 'scroll_percent_sum', value: ({ depth }) => depth },
  ...Object.values(conversions).map(({ title, column }) => ({
    head: title.toLowerCase().replace(' ', '_'),
    value: (counts: Counts) => counts[column],
  })),
]
