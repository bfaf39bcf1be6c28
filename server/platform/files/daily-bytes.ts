import { isoDay } from '#model/day.ts'
import type { Clock } from '#server/platform/runtime.ts'

/** Counts bytes by key and day (UTC), in memory, for each process. */
export function createDailyBytes(max: number, clock: Clock) {
  const used = new Map<string, number>()
  let day = ''

  function usedBy(key: string) {
    const today = isoDay(clock())
    if (today !== day) used.clear()
    day = today
    return used.get(key) ?? 0
  }

  return {
    /** False, without counting, if it would exceed `max`. */
    take(key: string, bytes: number) {
      const sum = usedBy(key) + bytes
      if (sum > max) return false
      used.set(key, sum)
      return true
    },
    giveBack(key: string, bytes: number) {
      const rest = usedBy(key) - bytes
      if (rest > 0) used.set(key, rest)
      else used.delete(key)
    },
  }
}
