const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A day, and the hours in which a failed backup is tried again. */
const OVERDUE_AFTER = 36 * HOUR

/** Clocks of two machines may differ by this much. */
const SKEW_MAX = HOUR

/** How long no backup has been made: whole days, or null if that is unknown because the clock was ahead. */
export type OverdueBackup = { days: number | null }

/** Milliseconds since a backup began; infinite if that is yet to come, because the clock was ahead then. */
export function backupAge(madeAt: string, now: Date) {
  const age = now.getTime() - Date.parse(madeAt)
  return age < -SKEW_MAX ? Number.POSITIVE_INFINITY : Math.max(0, age)
}

/** null while the newest daily backup is recent enough. */
export function overdueBackup(madeAt: string | undefined, now: Date): OverdueBackup | null {
  if (madeAt === undefined) return null
  const age = backupAge(madeAt, now)
  if (age <= OVERDUE_AFTER) return null
  return { days: Number.isFinite(age) ? Math.floor(age / DAY) : null }
}
