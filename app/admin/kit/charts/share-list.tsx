import type { ReactNode } from 'react'
import { hueOf } from '#ui/spectrum.ts'
import { percent } from './scale.ts'

type ShareListProps = {
  title: string
  /** Header of the first column. */
  column: string
  rows: { name: string; count: number; lambda?: number }[]
  empty: ReactNode
}

/** A table with a bar in each row, longest first, in the hue of its `lambda`. */
export function ShareList({ title, column, rows, empty }: ShareListProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  if (rows.length === 0) {
    return (
      <section className="chart">
        <h2 className="admin-section-title">{title}</h2>
        <p className="text-soft">{empty}</p>
      </section>
    )
  }
  return (
    <section className="chart">
      <h2 className="admin-section-title">{title}</h2>
      <table className="shares">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">Leads</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count, lambda }) => (
            <tr key={name} {...(lambda && hueOf(lambda))}>
              <th scope="row">
                {name}
                <svg className="share-bar" aria-hidden="true">
                  <rect width={percent(count / most)} height="100%" className="share-length" />
                </svg>
              </th>
              <td>{count.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
