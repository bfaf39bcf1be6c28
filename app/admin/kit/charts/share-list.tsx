import type { ReactNode } from 'react'
import { percent } from './scale.ts'

type ShareListProps = {
  title: string
  /** Header of the first column. */
  column: string
  rows: { name: string; count: number }[]
  empty: ReactNode
}

/** A table with a bar in each row, longest first. */
export function ShareList({ title, column, rows, empty }: ShareListProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  if (rows.length === 0) {
    return (
      <section className="grid content-start gap-3.5">
        <h2 className="text-section">{title}</h2>
        <p className="text-soft">{empty}</p>
      </section>
    )
  }
  return (
    <section className="grid content-start gap-3.5">
      <h2 className="text-section">{title}</h2>
      <table className="w-full text-left tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">Leads</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row" className="pt-1.5 pb-2.5 align-top font-medium wrap-anywhere">
                {name}
                <svg aria-hidden="true" className="mt-1 block h-1.5 w-full">
                  <rect y="5" width="100%" height="1" className="fill-line" />
                  <rect width={percent(count / most)} height="100%" className="fill-ink" />
                </svg>
              </th>
              <td className="w-18 pt-1.5 pb-2.5 text-right align-top font-medium">
                {count.toLocaleString('en-US')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
