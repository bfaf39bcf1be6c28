import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from '#ui/cn.ts'
import { Empty } from './empty.tsx'

type DataTableProps = {
  /** Visually hidden caption. */
  caption: string
  /** Column headers; '' for a column without one, such as a row's buttons. */
  columns: string[]
  empty: ReactNode
  /** On small screens, shows each cell's `data-label` before its value. */
  hasLabels?: boolean
  /** For wide tables: rows become lines below a larger breakpoint than usual. */
  isWide?: boolean
  /** `<tr>` elements; the first cell identifies the row. */
  children: ReactNode[]
}

const headClass =
  'label border-b border-strong-line px-3 py-2 text-left align-bottom font-normal text-soft'

/** A dense table; on small screens each row becomes a name with a line of details below. */
export function DataTable({
  caption,
  columns,
  empty,
  hasLabels,
  isWide,
  children,
}: DataTableProps) {
  const table = useTableRoles()
  if (children.length === 0) return <Empty>{empty}</Empty>
  return (
    <table
      ref={table}
      className={cn(
        'admin-table w-full border-collapse tabular-nums',
        hasLabels && 'has-labels',
        isWide && 'is-wide',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
            <th key={index} scope="col" className={headClass}>
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

/** Restores the table roles, which some browsers drop for other values of `display`. */
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
