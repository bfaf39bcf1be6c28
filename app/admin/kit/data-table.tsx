import { type ReactNode, useEffect, useRef } from 'react'

type DataTableProps = {
  /** What the table lists, said to those who cannot see it. */
  caption: string
  /** Heads in their order; an empty one needs no name (a row's buttons). */
  columns: string[]
  empty: ReactNode
  /** For values that do not speak for themselves: small screens show each cell's `data-label` before it. */
  hasLabels?: boolean
  /** For tables that need a large screen: smaller ones show their rows as lines. */
  isWide?: boolean
  /** `<tr>` elements; the first cell says what the row is about. */
  children: ReactNode[]
}

/** A dense table; on small screens each row is a name and below it a line of what there is to know. */
export function DataTable({
  caption,
  columns,
  empty,
  hasLabels,
  isWide,
  children,
}: DataTableProps) {
  const table = useTableRoles()
  if (children.length === 0) return <p className="admin-empty">{empty}</p>
  return (
    <table
      ref={table}
      className="admin-table"
      data-labels={hasLabels || undefined}
      data-wide={isWide || undefined}
    >
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

const roles = {
  'thead, tbody': 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
}

/** Says of each part what it is: laid out as lines, a table is none any more to some browsers. */
function useTableRoles() {
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    table.current?.setAttribute('role', 'table')
    for (const [parts, role] of Object.entries(roles)) {
      for (const part of table.current?.querySelectorAll(parts) ?? []) {
        part.setAttribute('role', role)
      }
    }
  })
  return table
}
