import type { ReactNode } from 'react'
import { Summary } from '#app/admin/kit/summary.tsx'
import { cn } from '#ui/cn.ts'
import { type ChartUnit, chartSummary, type DayCount, dayName } from './day-name.ts'
import { topOf } from './scale.ts'

type ChartFrameProps = {
  title: string
  rows: DayCount[]
  unit: ChartUnit
  /** An earlier period, point by point, and its name. */
  before?: { name: string; rows: DayCount[] } | null | undefined
  /** For a chart of lines: the earlier period is dashed. */
  isLine?: boolean
  /** The chart's content, drawn in an SVG over the grid lines. */
  children: ReactNode
}

/** The frame of a chart over time: title, legend and total, grid lines, axis labels, and the data as a table. */
export function ChartFrame({
  title,
  rows,
  unit,
  before,
  isLine = false,
  children,
}: ChartFrameProps) {
  const total = sumOf(rows)
  const top = topOf(rows, before?.rows)
  const labelledRows = [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)]
  return (
    <figure className="grid content-start gap-3.5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-section">{title}</h2>
        <p className="flex flex-wrap items-baseline gap-x-4 text-small whitespace-nowrap text-soft">
          {before && (
            <span className="flex items-center gap-1.5">
              <Swatch
                className={
                  isLine ? 'w-6 border-soft border-t-2 border-dashed' : 'h-3 bg-strong-line'
                }
              />
              {sumOf(before.rows).toLocaleString('en-US')} {before.name}
            </span>
          )}
          <span className="flex items-baseline gap-1.5">
            {before && (
              <Swatch className={isLine ? 'mb-1.5 border-accent border-t-2' : 'h-3 bg-ink'} />
            )}
            <span className="font-display text-[1.625rem] text-ink tabular-nums leading-none">
              {total.toLocaleString('en-US')}
            </span>
            {before && 'now'}
          </span>
        </p>
      </figcaption>
      <svg
        role="img"
        aria-label={chartSummary(title, rows, unit)}
        className={cn('mt-4 w-full overflow-visible', isLine ? 'h-56' : 'h-35')}
      >
        {(top % 2 === 0 ? [0, 50, 100] : [0, 100]).map((at) => (
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

/** Of the legend. */
function Swatch({ className }: { className: string }) {
  return <span aria-hidden="true" className={cn('w-3 flex-none', className)} />
}

function sumOf(rows: DayCount[]) {
  return rows.reduce((sum, { count }) => sum + count, 0)
}
