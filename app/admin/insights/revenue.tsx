import { Link, useLocation } from 'react-router'
import { insightListPath } from '#model/admin-paths.ts'
import { dimensions } from '#model/insights/insights.ts'
import type { ShownRevenue } from '#server/features/insights/read-revenue.ts'
import { Amounts } from './amounts.tsx'
import { Change } from './change.tsx'
import { ValueLink } from './value-link.tsx'

/** Deals that were won in the period, by the visits that led to them. */
export function RevenueTables({ revenue }: { revenue: ShownRevenue }) {
  const { total, before, unknown, tables } = revenue
  return (
    <section className="grid content-start gap-4" aria-labelledby="revenue">
      <div className="grid gap-1">
        <h2 id="revenue" className="flex min-h-11 items-center text-section">
          Won revenue
        </h2>
        <p className="max-w-[70ch] text-soft">
          {total.deals === 0
            ? 'No deal was won in this period. A lead is marked as won in the inbox, and counts with the visit in which it was sent.'
            : 'Leads marked as won in this period, by the visit in which they were sent. A deal counts for each page of its visit.'}
        </p>
      </div>
      {total.deals > 0 && (
        <p className="flex flex-wrap items-baseline gap-x-8 gap-y-2 tabular-nums">
          <span className="[&>:first-child]:font-display [&>:first-child]:text-[1.375rem] [&>:first-child]:leading-[1.1]">
            <Amounts revenue={total} />
            <Change count={total.deals} before={before?.deals ?? null} />
          </span>
          {unknown.deals > 0 && (
            <span className="text-soft">
              Of these from visits that were not counted: <Amounts revenue={unknown} />
            </span>
          )}
        </p>
      )}
      {total.deals > unknown.deals && (
        <div className="grid grid-cols-1 gap-x-14 gap-y-11 lg:grid-cols-2">
          {tables.map(
            (table) => table.rows.length > 0 && <Table key={table.dimension} {...table} />,
          )}
        </div>
      )}
    </section>
  )
}

function Table({ dimension, rows, hasMore }: ShownRevenue['tables'][number]) {
  const { search } = useLocation()
  const { title, column } = dimensions[dimension]
  const list = new URLSearchParams(search)
  list.set('dimension', dimension)
  const hasLast = rows.some(({ last }) => last)
  const amounts = hasLast ? ['First touch', 'Last touch'] : ['Won']
  return (
    <div className="grid content-start gap-2">
      <table className="w-full text-left tabular-nums [&_:is(th,td)]:align-top">
        <caption className="sr-only">Won revenue: {title}</caption>
        <thead className="label text-soft">
          <tr>
            <th scope="col" className="pb-1 font-normal">
              {column}
            </th>
            {amounts.map((name) => (
              <th key={name} scope="col" className="w-32 pb-1 pl-3 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ value, name, first, last }) => (
            <tr key={value} className="border-line border-t">
              <th scope="row" className="py-2 font-medium wrap-anywhere">
                <ValueLink dimension={dimension} value={value} name={name} />
              </th>
              {[first, last].map(
                (revenue, index) =>
                  revenue && (
                    <td key={amounts[index]} className="py-2 pl-3 text-right">
                      <Amounts revenue={revenue} />
                    </td>
                  ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {hasMore && (
        <p>
          <Link
            to={{ pathname: insightListPath, search: `?${list}` }}
            className="admin-link inline-flex min-h-11 items-center"
          >
            {`All ${title.toLowerCase()}`}
          </Link>
        </p>
      )}
    </div>
  )
}
