import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'

/** A low-emphasis button. */
export function QuietButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <button
      {...button}
      type="button"
      className={cn(
        'row-link inline-flex min-h-8 items-center gap-1.5 px-0.5 text-hint',
        className,
      )}
    />
  )
}
