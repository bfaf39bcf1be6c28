import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'

/** Preformatted text in a frame that scrolls. */
export function CodeBlock({ className, ...pre }: ComponentProps<'pre'>) {
  return (
    <pre
      {...pre}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
      tabIndex={0}
      className={cn(
        'overflow-auto rounded-card border border-line px-5 py-4 font-mono text-hint leading-[1.6]',
        className,
      )}
    />
  )
}
