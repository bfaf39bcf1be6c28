import { cn } from '#ui/cn.ts'
import type { Table } from './schema.ts'
import { Written } from './written.tsx'

/** Characters of cells that are not wrapped. */
const SHORT = 10

/** An excerpt of a table; on narrow screens one block per row. */
export function TableSheet({ table }: { table: Table }) {
  const { columns, rows } = table
  return (
    <div className="border border-strong-line bg-paper">
      <table className="w-full border-collapse [&_th]:text-start font-mono text-label max-md:block">
        <thead className="max-md:sr-only">
          <tr className="max-md:block">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-b-2 border-ink px-4 py-3 align-bottom font-normal text-soft max-md:block"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ cells, marked }) => {
            const [first = '', ...others] = cells
            return (
              <tr
                key={cells.join()}
                className={cn(
                  'border-b border-line last:border-b-0 max-md:block max-md:py-3',
                  marked && 'bg-tint',
                )}
              >
                <th
                  scope="row"
                  className={cn(
                    'px-4 py-3 align-top font-semibold max-md:block max-md:py-1',
                    isPath(first) && 'wrap-anywhere',
                  )}
                >
                  <Written text={first} />
                </th>
                {others.map((cell, index) => (
                  <td
                    key={columns[index + 1]}
                    data-column={columns[index + 1]}
                    className={cn(
                      'px-4 py-3 align-top max-md:grid max-md:grid-cols-[--spacing(32)_1fr] max-md:gap-3 max-md:py-1 max-md:before:text-soft max-md:before:content-[attr(data-column)]',
                      isPath(cell) && 'wrap-anywhere',
                      cell.length <= SHORT && 'md:whitespace-nowrap',
                    )}
                  >
                    <Written text={cell} />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Paths have no spaces to wrap at. */
function isPath(text: string) {
  return text.startsWith('/')
}
