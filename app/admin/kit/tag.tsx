import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'

/** 'loud': needs action; 'good': done; 'late': overdue; 'quiet': information. */
export type Tone = 'loud' | 'good' | 'late' | 'quiet'

const tones: Record<Tone, string> = {
  loud: 'before:border-fill before:bg-fill',
  good: 'text-well before:bg-current',
  late: 'text-alarm before:bg-current',
  quiet: '',
}

type TagProps = { tone?: Tone; className?: string; children: ReactNode }

/** A short status label. */
export function Tag({ tone = 'quiet', className, children }: TagProps) {
  return (
    <span
      className={cn(
        'label inline-flex items-center gap-1.5 whitespace-nowrap before:size-2 before:flex-none before:rounded-pill before:border before:border-current',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
