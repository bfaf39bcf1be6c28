import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'

type WrittenTextProps = { children: ReactNode; isPlanned?: boolean }

/** What somebody wrote, marked by a line. */
export function WrittenText({ children, isPlanned }: WrittenTextProps) {
  return (
    <p
      className={cn(
        'max-w-[70ch] border-strong-line border-l-2 pl-3.5 whitespace-pre-wrap wrap-anywhere',
        isPlanned && 'border-dashed',
      )}
      dir="auto"
    >
      {children}
    </p>
  )
}
