import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'

/** A framed part of a screen. */
export function Panel({ className, ...section }: ComponentProps<'section'>) {
  return (
    <section
      {...section}
      className={cn('grid gap-4 rounded-card border border-line p-5', className)}
    />
  )
}
