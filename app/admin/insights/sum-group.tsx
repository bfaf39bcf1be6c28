import { useState } from 'react'
import { tabClass } from '#app/admin/kit/tab-links.tsx'
import { type Dimension, dimensions } from '#model/insights/insights.ts'
import type { InsightTable } from '#server/features/insights/show-insights.ts'
import { cn } from '#ui/cn.ts'
import { dimensionGroups } from './dimension-groups.ts'
import { SumTable } from './sum-table.tsx'

/** The tables that have rows, in groups. */
export function SumGroups({ tables }: { tables: InsightTable[] }) {
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-9 empty:hidden lg:grid-cols-2">
      {dimensionGroups.map((names) => {
        const shown = names.flatMap(
          (name) =>
            tables.find(({ dimension, rows }) => dimension === name && rows.length > 0) ?? [],
        )
        return shown.length > 0 && <SumGroup key={names[0]} tables={shown} />
      })}
    </div>
  )
}

/** One of the tables, with buttons to the others; without scripts all of them. */
function SumGroup({ tables }: { tables: InsightTable[] }) {
  const [chosen, setChosen] = useState<Dimension>()
  const current = tables.find(({ dimension }) => dimension === chosen) ?? tables[0]
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-3">
      {tables.length > 1 && (
        <fieldset
          aria-label={tables.map(({ dimension }) => dimensions[dimension].title).join(', ')}
          className="fade-edges flex min-w-0 gap-5 overflow-x-auto border-line border-b [@media(scripting:none)]:hidden"
        >
          {tables.map(({ dimension }) => (
            <button
              key={dimension}
              type="button"
              aria-pressed={dimension === current?.dimension}
              className={cn(tabClass, 'flex-none')}
              onClick={() => setChosen(dimension)}
            >
              {shortTitle(dimension)}
            </button>
          ))}
        </fieldset>
      )}
      {tables.map((table) => (
        <div
          key={table.dimension}
          className={table === current ? undefined : 'hidden [@media(scripting:none)]:block'}
        >
          <SumTable {...table} isNamedAbove={tables.length > 1} />
        </div>
      ))}
    </div>
  )
}

function shortTitle(dimension: Dimension) {
  return dimensions[dimension].title.replace(' before a conversion', '')
}
