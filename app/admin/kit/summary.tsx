import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'

/** The `<summary>` of a `<details>`, with an arrow that rotates. */
export function Summary({ className, ...summary }: ComponentProps<'summary'>) {
  return (
    <summary
      {...summary}
      className={cn(
        'flex min-h-6 w-fit list-none items-center gap-2 underline-offset-[0.3em] hover:underline',
        'before:size-1.5 before:flex-none before:-rotate-45 before:border-r-[1.5px] before:border-b-[1.5px] before:border-soft before:transition-[rotate] before:duration-150 [[open]>&]:before:rotate-45',
        className,
      )}
    />
  )
}
