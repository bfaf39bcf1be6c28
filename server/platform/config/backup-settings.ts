import { resolve } from 'node:path'
import { type Bucket, bucketOf } from './bucket-url.ts'
import { type Environment, setting, wholeNumber } from './config-fields.ts'

/** Where backups are kept: the absolute path of a folder, or a bucket. */
export type BackupTarget = string | Bucket

/** The daily backup. */
export type BackupSettings = {
  to: BackupTarget
  /** Days that a backup is kept; 0: for ever. */
  keepDays: number
}

/** BACKUP_TO and BACKUP_KEEP, or null where no daily backup is wanted. */
export function backupSettings(
  env: Environment,
  files: Bucket | null,
  faults: string[],
): BackupSettings | null {
  const keepDays = wholeNumber(env, 'BACKUP_KEEP', 14, 3650, faults)
  const value = setting(env, 'BACKUP_TO')
  if (value === undefined) return null
  const to = backupTarget(env, { name: 'BACKUP_TO', value }, faults)
  if (to === null) return null
  if (typeof to !== 'string' && files && isAround(to, files)) {
    faults.push('BACKUP_TO contains FILES_URL; it must be another bucket, or have another prefix.')
  }
  return { to, keepDays }
}

/** A folder, or the bucket of an s3:// address; null with a fault. */
export function backupTarget(
  env: Environment,
  place: { name: string; value: string },
  faults: string[],
): BackupTarget | null {
  return place.value.startsWith('s3:') ? bucketOf(env, place, faults) : resolve(place.value)
}

/** Lists of backups would read the names of all the site's files. */
function isAround(to: Bucket, files: Bucket) {
  const isSame = to.bucket === files.bucket && to.endpoint === files.endpoint
  return isSame && files.prefix.startsWith(to.prefix)
}
