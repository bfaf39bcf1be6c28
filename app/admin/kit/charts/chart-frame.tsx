import type { ReactNode } from 'react'
import { type ChartUnit, chartSentence, type DayCount, dayName } from './day-name.ts'
import { roundTop } from './scale.ts'

type ChartFrameProps = {
  title: string
  rows: DayCount[]
  unit: ChartUnit
  /** The chart's content, drawn in an SVG over the grid lines. */
  children: ReactNode
}

/** The frame of a chart over time: title and total, three grid lines, axis labels, and the data as a table. */
export function ChartFrame({ title, rows, unit, children }: ChartFrameProps) {
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const top = roundTop(Math.max(...rows.map(({ count }) => count)))
  const ends = [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)]
  return (
    <figure className="chart">
      <figcaption>
        <h2 className="admin-section-title">{title}</h2>
        <p className="chart-total">{total.toLocaleString('en-US')}</p>
      </figcaption>
      <svg className="chart-plot" role="img" aria-label={chartSentence(title, rows, unit)}>
        {[0, 50, 100].map((at) => (
          <line key={at} x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} className="chart-line" />
        ))}
        {children}
        <text x="0" y="0" dy="-0.4em" className="chart-top">
          {top.toLocaleString('en-US')}
        </text>
      </svg>
      <p className="chart-ends" aria-hidden="true">
        {ends.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: start, middle and end never change their order
          <span key={place}>{row && dayName(row.day, unit)}</span>
        ))}
      </p>
      <details className="chart-table">
        <summary>As a table</summary>
        <table className="figures">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{unit === 'day' ? 'Day' : 'Month'}</th>
              <th scope="col">Count</th>
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{dayName(day, unit, 'long')}</th>
                <td>{count.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
