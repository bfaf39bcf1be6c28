import type { ReactNode } from 'react'
import { Summary } from '#app/admin/kit/summary.tsx'
import { cn } from '#ui/cn.ts'
import { type ChartUnit, chartSummary, type DayCount, dayName } from './day-name.ts'
import { roundTop } from './scale.ts'

type ChartFrameProps = {
  title: string
  rows: DayCount[]
  unit: ChartUnit
  /** An earlier period, point by point, and its name. */
  before?: { name: string; rows: DayCount[] } | null | undefined
  /** For a chart as wide as the screen, which is also taller. */
  isWide?: boolean
  /** The chart's content, drawn in an SVG over the grid lines. */
  children: ReactNode
}

/** The frame of a chart over time: title and total, three grid lines, axis labels, and the data as a table. */
export function ChartFrame({
  title,
  rows,
  unit,
  before,
  isWide = false,
  children,
}: ChartFrameProps) {
  const total = sumOf(rows)
  const counts = [...rows, ...(before?.rows ?? [])].map(({ count }) => count)
  const top = roundTop(Math.max(...counts))
  const labelledRows = [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)]
  return (
    <figure className="grid content-start gap-3.5">
      <figcaption className="flex items-baseline justify-between gap-4">
        <h2 className="text-section">{title}</h2>
        <p className="flex items-baseline gap-3 font-display text-[1.625rem] tabular-nums leading-none">
          {before && (
            <span className="font-text text-small text-soft">
              {sumOf(before.rows).toLocaleString('en-US')} {before.name}
            </span>
          )}
          {total.toLocaleString('en-US')}
        </p>
      </figcaption>
      <svg
        role="img"
        aria-label={chartSummary(title, rows, unit)}
        className={cn('mt-4 w-full overflow-visible', isWide ? 'h-56' : 'h-44')}
      >
        {[0, 50, 100].map((at) => (
          <line key={at} x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} className="stroke-line" />
        ))}
        {children}
        <text x="0" y="0" dy="-0.4em" className="label fill-soft">
          {top.toLocaleString('en-US')}
        </text>
      </svg>
      <p className="label flex justify-between text-soft" aria-hidden="true">
        {labelledRows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: start, middle and end never change their order
          <span key={index}>{row && dayName(row.day, unit)}</span>
        ))}
      </p>
      <details className="overflow-y-auto open:max-h-80">
        <Summary className="text-soft">As a table</Summary>
        <table className="w-full max-w-96 text-left tabular-nums [&_:is(th,td)]:border-line [&_:is(th,td)]:border-b [&_:is(th,td)]:py-1 [&_th]:font-normal">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{unit === 'day' ? 'Day' : 'Month'}</th>
              <th scope="col" className="text-right">
                Count
              </th>
              {before && (
                <th scope="col" className="text-right">
                  {before.name}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ day, count }, index) => (
              <tr key={day}>
                <th scope="row">{dayName(day, unit, 'long')}</th>
                <td className="text-right">{count.toLocaleString('en-US')}</td>
                {before && (
                  <td className="text-right">
                    {before.rows[rows.length - 1 - index]?.count.toLocaleString('en-US') ?? '–'}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function sumOf(rows: DayCount[]) {
  return rows.reduce((sum, { count }) => sum + count, 0)
}
