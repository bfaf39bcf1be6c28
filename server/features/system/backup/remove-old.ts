import type { BackupPlace } from './place.ts'
import { type BackupRecord, readRecords, removeBackup } from './record.ts'

const DAY = 86_400_000

/** So many of the newest proven backups stay, however old they are. */
const KEEP_MIN = 3

/**
 * Removes the installation's backups that are older than so many days; 0 keeps all. To be called after a newer one was
 * proven, and only while deletion by age is not paused. Other files in the place, and backups of other installations, are
 * left alone.
 */
export async function removeOldBackups(place: BackupPlace, newest: BackupRecord, keepDays: number) {
  if (keepDays === 0 || !newest.proof) return
  const oldest = new Date(Date.parse(newest.madeAt) - keepDays * DAY).toISOString()
  let kept = 0
  for (const record of await readRecords(place, newest.installationId)) {
    // Made while the clock was ahead: no reason to do without the others.
    if (record.madeAt > newest.madeAt) continue
    if (record.proof && ++kept <= KEEP_MIN) continue
    if (record.madeAt < oldest) await removeBackup(place, record)
  }
}
