import type { BackupPlace } from './place.ts'
import { type BackupRecord, readRecords, removeBackup } from './record.ts'

const DAY = 86_400_000

/**
 * Removes the installation's backups that are older than so many days; 0 keeps all. To be called after a newer one was
 * proven. Other files in the place, and backups of other installations, are left alone.
 */
export async function removeOldBackups(place: BackupPlace, newest: BackupRecord, keepDays: number) {
  if (keepDays === 0 || !newest.proof) return
  const oldest = new Date(Date.parse(newest.madeAt) - keepDays * DAY).toISOString()
  for (const record of await readRecords(place, newest.installationId)) {
    if (record.madeAt < oldest) await removeBackup(place, record)
  }
}
