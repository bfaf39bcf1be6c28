import { useContext } from 'react'
import { Link, useLocation } from 'react-router'
import { percent } from '#app/admin/kit/charts/scale.ts'
import { insightListPath } from '#model/admin-paths.ts'
import { countedOnly, dimensions } from '#model/insights/insights.ts'
import type { InsightTable } from '#server/features/insights/show-insights.ts'
import { Change, HasBefore } from './change.tsx'
import { conversionsOf } from './conversions-of.ts'
import { ValueLink } from './value-link.tsx'

type SumTableProps = InsightTable & { isNamedAbove: boolean }

/** The most frequent values of a dimension; each filters the screen. */
export function SumTable({ dimension, rows, hasMore, isNamedAbove }: SumTableProps) {
  const { search } = useLocation()
  const hasBefore = useContext(HasBefore)
  const { title, column } = dimensions[dimension]
  const most = Math.max(1, ...rows.map(({ visits }) => visits))
  const list = new URLSearchParams(search)
  list.set('dimension', dimension)
  const counted = countedOnly[dimension]
  return (
    <section className="grid content-start gap-3">
      <h2
        className={
          isNamedAbove
            ? '[@media(scripting:enabled)]:sr-only'
            : 'flex min-h-11.25 items-center border-line border-b font-semibold'
        }
      >
        {title}
      </h2>
      <table className="w-full text-left tabular-nums [&_:is(th,td)]:align-top">
        <caption className="sr-only">{title}</caption>
        <thead className="label text-soft">
          <tr>
            <th scope="col" className="pb-1 font-normal">
              {column}
            </th>
            <th scope="col" className="w-18 pb-1 text-right font-normal">
              {counted ?? 'Visits'}
            </th>
            {hasBefore && (
              <th scope="col" className="w-18 pb-1 pl-3 text-right font-normal">
                Change
              </th>
            )}
            {!counted && (
              <th scope="col" className="w-24 pb-1 pl-3 text-right font-normal">
                Conversions
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.value}>
              <th scope="row" className="pt-1.5 pb-2.5 font-medium wrap-anywhere">
                <ValueLink dimension={dimension} value={row.value} name={row.name} />
                <svg aria-hidden="true" className="mt-1 block h-1.5 w-full">
                  <rect y="5" width="100%" height="1" className="fill-line" />
                  <rect
                    width={percent(row.visits / most)}
                    height="100%"
                    className="fill-strong-line"
                  />
                </svg>
              </th>
              <td className="pt-1.5 pb-2.5 text-right">{row.visits.toLocaleString('en-US')}</td>
              {hasBefore && (
                <td className="pt-1.5 pb-2.5 text-right">
                  <Change count={row.visits} before={row.visitsBefore} />
                </td>
              )}
              {!counted && (
                <td className="pt-1.5 pb-2.5 text-right">
                  {conversionsOf(row).toLocaleString('en-US')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Link
          to={{ pathname: insightListPath, search: `?${list}` }}
          className="admin-link inline-flex min-h-11 items-center"
        >
          {hasMore ? `All ${title.toLowerCase()}` : `${title} in detail`}
        </Link>
      </p>
    </section>
  )
}
