import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'

type FiguresProps = { className?: string; children: ReactNode }

/** Counts in a row, between two lines. */
export function Figures({ className = 'flex flex-wrap gap-x-12', children }: FiguresProps) {
  return <dl className={cn('gap-y-3 border-line border-y py-4', className)}>{children}</dl>
}

type FigureProps = {
  name: string
  count: number
  /** One of those that matter most. */
  isMain?: boolean
  /** Whether main counts are smaller, as two of 100,000 need to be on a phone. */
  isLong?: boolean
  /** Beside the count. */
  change?: ReactNode
  /** Beside the name, such as a link. */
  children?: ReactNode
}

/** One of the `Figures`. */
export function Figure({
  name,
  count,
  isMain = false,
  isLong = false,
  change,
  children,
}: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-soft">
        {name} {children}
      </dt>
      <dd
        className={cn(
          'font-display tabular-nums leading-[1.1]',
          isMain ? mainSize(isLong) : 'text-[1.375rem]',
          count === 0 && 'text-soft',
        )}
      >
        {count.toLocaleString('en-US')}
        {change && <span className="ml-1.5 inline-block font-text leading-none">{change}</span>}
      </dd>
    </div>
  )
}

function mainSize(isLong: boolean) {
  return isLong ? 'text-[clamp(2rem,4vw,3.25rem)]' : 'text-[clamp(2.75rem,5vw,4rem)]'
}
