import type { ReactNode } from 'react'

/** The status of a row in a list: its tag, and notes on it below. */
export function StatusCell({ children }: { children: ReactNode }) {
  return <span className="flex flex-wrap items-baseline gap-x-2 xl:grid">{children}</span>
}

export function StatusNote({ children }: { children: ReactNode }) {
  return <span className="label text-soft">{children}</span>
}
