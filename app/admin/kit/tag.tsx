import type { ReactNode } from 'react'

/** 'loud': needs action; 'good': done; 'late': overdue; 'quiet': information. */
export type Tone = 'loud' | 'good' | 'late' | 'quiet'

/** A short status label. */
export function Tag({ tone = 'quiet', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  )
}
