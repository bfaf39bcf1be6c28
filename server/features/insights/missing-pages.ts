import { OTHER } from '#model/insights/insights.ts'
import type { Sums } from './sums.ts'

/** Requests for missing pages since the last flush, by path. */
export type MissingPages = {
  add(path: string, requests?: number): void
  /** Empties it. */
  take(): Map<string, number>
  /** Adds what was taken to the sums of a day. */
  sum(sums: Sums, day: string, taken: ReadonlyMap<string, number>): void
}

/** Different paths of a flush and of a day; the others are counted together, because scripts make up paths. */
const PATHS_MAX = 500

export function createMissingPages(): MissingPages {
  let pending = new Map<string, number>()
  let ofDay = { day: '', paths: new Set<string>() }
  return {
    add(requested, requests = 1) {
      const path = pending.has(requested) || pending.size < PATHS_MAX ? requested : OTHER
      pending.set(path, (pending.get(path) ?? 0) + requests)
    },
    take() {
      const taken = pending
      pending = new Map()
      return taken
    },
    sum(sums, day, taken) {
      if (ofDay.day !== day) ofDay = { day, paths: new Set() }
      const { paths } = ofDay
      for (const [path, requests] of taken) {
        if (paths.size < PATHS_MAX && path !== OTHER) paths.add(path)
        const value = paths.has(path) ? path : OTHER
        const key = { filter: '', dimension: 'missing', period: day, value }
        sums.add(key, { visits: requests, views: requests })
      }
    },
  }
}
