import { countedOnly } from '#model/insights/insights.ts'
import { decimalAmount } from '#model/money.ts'
import { download } from '#server/actions/action.ts'
import { type CsvColumn, csvLines } from '#server/actions/csv.ts'
import { countColumns } from './count-columns.ts'
import { readRows, type ValueRow, valuesSchema } from './list-values.ts'

/** All values of one dimension as CSV; what was won has a column for each currency. */
export const exportValues = download('viewer', valuesSchema, async (context, filter) => {
  const { range, compared, rows, hasDeals } = await readRows(context, filter)
  const name: CsvColumn<ValueRow> = {
    head: filter.dimension.replace('-', '_'),
    value: ({ value }) => value,
  }
  const counted = countedOnly[filter.dimension]?.toLowerCase()
  const counts: CsvColumn<ValueRow>[] = counted
    ? [{ head: counted, value: ({ visits }) => visits }]
    : countColumns
  const before: CsvColumn<ValueRow> = {
    head: `${counted ?? 'visits'}_before`,
    value: ({ visitsBefore }) => visitsBefore,
  }
  return {
    name: `insights-${filter.dimension}-${range.from}-${range.to}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    body: csvLines(
      [name, ...counts, ...(compared ? [before] : []), ...(hasDeals ? revenueColumns(rows) : [])],
      rows,
    ),
  }
})

function revenueColumns(rows: ValueRow[]): CsvColumn<ValueRow>[] {
  const found = rows.flatMap(({ revenue }) => revenue.amounts.map(({ currency }) => currency))
  const currencies = [...new Set(found)].sort()
  return [
    { head: 'won_deals', value: ({ revenue }) => revenue.deals },
    ...currencies.map((currency) => ({
      head: `won_${currency.toLowerCase()}`,
      value: ({ revenue }: ValueRow) => {
        const amount = revenue.amounts.find((each) => each.currency === currency)
        return Number(decimalAmount(amount?.value ?? 0, currency))
      },
    })),
  ]
}
