import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from '#ui/cn.ts'
import { useHydrated } from './use-hydrated.ts'
import type { Selection } from './use-selection.ts'

export type SelectAllProps = {
  selection: Selection
  children: ReactNode
}

/** The box that selects all rows of a list, and how many are selected. */
export function SelectAll({ selection, children }: SelectAllProps) {
  const { total, chosen, count, selectAll } = selection
  const isHydrated = useHydrated()
  const box = useFocusWhenEmpty(chosen.length)
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <label
        className={cn(
          'inline-flex min-h-11 cursor-pointer items-center gap-3',
          !isHydrated && 'invisible',
        )}
      >
        <input
          ref={box}
          type="checkbox"
          aria-label="Select all"
          checked={chosen.length === total}
          onChange={({ target }) => selectAll(target.checked)}
        />
        <span className="max-lg:hidden">Select all</span>
      </label>
      <p role="status" className="font-semibold empty:hidden">
        {chosen.length > 0 && `${count} selected`}
      </p>
      {children}
    </div>
  )
}

/** Focuses the box that selects all when the pressed button is gone with the rows that it changed. */
function useFocusWhenEmpty(count: number) {
  const box = useRef<HTMLInputElement>(null)
  const last = useRef(count)
  useEffect(() => {
    const isGone = document.activeElement === document.body
    if (count === 0 && last.current > 0 && isGone) box.current?.focus()
    last.current = count
  }, [count])
  return box
}
