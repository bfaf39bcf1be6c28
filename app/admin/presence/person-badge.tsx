import { initialsOf } from '#model/presence/presence.ts'
import { cn } from '#ui/cn.ts'

type PersonBadgeProps = { name: string; isReading?: boolean }

/** The initials of somebody who is here; dashed for those who only read. The name stands beside it. */
export function PersonBadge({ name, isReading = false }: PersonBadgeProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-flex size-6 flex-none items-center justify-center rounded-pill border-[1.5px] border-well bg-paper font-mono font-semibold text-[0.625rem] text-well leading-none tracking-normal',
        isReading && 'border-dashed',
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
