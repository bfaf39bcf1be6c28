import type { ReactNode } from 'react'

/** 'loud' asks to be acted upon, 'good' is done, 'late' is overdue, 'quiet' only tells. */
export type Tone = 'loud' | 'good' | 'late' | 'quiet'

/** A short state beside a thing. */
export function Tag({ tone = 'quiet', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  )
}
