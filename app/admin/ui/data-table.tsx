import type { ReactNode } from 'react'

type DataTableProps = {
  /** What the table lists, said to those who cannot see it. */
  caption: string
  /** Heads in their order; an empty one needs no name (a row's buttons). */
  columns: string[]
  empty: ReactNode
  /** `<tr>` elements; each `<td>` names its column in `data-label`, which small screens show. */
  children: ReactNode[]
}

/** A dense table that becomes a list of cards on small screens. */
export function DataTable({ caption, columns, empty, children }: DataTableProps) {
  if (children.length === 0) return <p className="admin-empty">{empty}</p>
  return (
    <table className="admin-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
            <th key={index} scope="col">
              {column || <span className="sr-only">Actions</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
