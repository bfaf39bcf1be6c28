import type { ReactNode } from 'react'

type SelectionBarProps = {
  /** Number of those in the list, and of those that are selected. */
  total: number
  selected: number
  /** "3 jobs": what is selected. */
  count: string
  onSelectAll: (isSelected: boolean) => void
  /** What can be done with those that are selected. */
  children: ReactNode
}

/** Selects all rows of a list, and says how many are selected. */
export function SelectionBar({ total, selected, count, onSelectAll, children }: SelectionBarProps) {
  if (total < 2) return null
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={selected === total}
          onChange={({ target }) => onSelectAll(target.checked)}
        />
        Select all
      </label>
      <p role="status" className="font-semibold empty:hidden">
        {selected > 0 && `${count} selected`}
      </p>
      {children}
    </div>
  )
}
