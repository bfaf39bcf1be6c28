import { join, resolve } from 'node:path'
import { type Bucket, bucketOf } from './bucket-url.ts'
import { type Environment, setting, wholeNumber } from './config-fields.ts'

/** Where backups are kept: the absolute path of a folder, or a bucket. */
export type BackupTarget = string | Bucket

/** Where backups go, and whether one is made every day. */
export type BackupSettings = {
  to: BackupTarget
  isDaily: boolean
  /** Days that a backup is kept; 0: for ever. */
  keepDays: number
}

type Where = { dataDir: string; files: Bucket | null }

/** BACKUP_TO and BACKUP_KEEP. Without the first, backups are made by hand only, in the data folder. */
export function backupSettings(
  env: Environment,
  { dataDir, files }: Where,
  errors: string[],
): BackupSettings {
  const keepDays = wholeNumber(env, 'BACKUP_KEEP', 14, 3650, errors)
  const value = setting(env, 'BACKUP_TO')
  const to = value && backupTarget(env, { name: 'BACKUP_TO', value }, errors)
  if (!to) return { to: join(dataDir, 'backups'), isDaily: false, keepDays }
  if (typeof to !== 'string' && files && isAround(to, files)) {
    errors.push('BACKUP_TO contains FILES_URL; it must be another bucket, or have another prefix.')
  }
  return { to, isDaily: true, keepDays }
}

/** A folder, or the bucket of an s3:// address; null with an error. */
export function backupTarget(
  env: Environment,
  place: { name: string; value: string },
  errors: string[],
): BackupTarget | null {
  return place.value.startsWith('s3:') ? bucketOf(env, place, errors) : resolve(place.value)
}

/** Lists of backups would read the names of all the site's files. */
function isAround(to: Bucket, files: Bucket) {
  const isSame = to.bucket === files.bucket && to.endpoint === files.endpoint
  return isSame && files.prefix.startsWith(to.prefix)
}
