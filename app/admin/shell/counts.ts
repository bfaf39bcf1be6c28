import { createContext, useContext } from 'react'
import { adminPaths } from '#model/admin-paths.ts'
import type { Counts } from '#model/dashboard/counts.ts'

/** A number beside a section, and what it counts. */
export type Count = { number: number; what: string }

export const CountsContext = createContext<Counts | undefined>(undefined)

/** Counts by the `href` of their section. */
export function useSectionCounts(): Record<string, Count> {
  const counts = useContext(CountsContext)
  if (!counts) return {}
  return {
    [adminPaths.leads]: { number: counts.unread, what: 'unread' },
    [adminPaths.settingsIndex]: { number: counts.failed, what: 'messages failed' },
  }
}
