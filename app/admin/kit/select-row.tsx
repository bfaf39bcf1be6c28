import { cn } from '#ui/cn.ts'
import type { Selection } from './use-selection.ts'

type SelectRowProps = {
  title: string
  box: ReturnType<Selection['boxOf']>
  className?: string
  /** Why it can't be selected. */
  reason?: string | null
}

/** The box that selects a row of a list with a SelectionBar. */
export function SelectRow({ title, box, className = 'relative', reason }: SelectRowProps) {
  return (
    <input
      {...box}
      type="checkbox"
      className={cn('row-box flex-none after:absolute after:-inset-3', className)}
      disabled={Boolean(reason)}
      title={reason ?? undefined}
      aria-label={`Select ${title}`}
    />
  )
}
