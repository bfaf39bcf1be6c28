import { parseArgs } from 'node:util'
import { makeBackup } from '#server/features/system/backup/make-backup.ts'
import { openPlace } from '#server/features/system/backup/place.ts'
import { archiveName } from '#server/features/system/backup/record.ts'
import { workFolderFor } from '#server/features/system/backup/work-folder.ts'
import { backupTarget } from '#server/platform/config/backup-settings.ts'
import { ConfigError, readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { reportFailure } from './report-failure.ts'

// Makes a backup of the site, which may be running.
await main().catch(reportFailure)

async function main() {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const config = readConfig()
  const to = values.to ? targetOf(values.to) : config.backup.to
  const place = await openPlace(to)
  const database = await openDatabase(config)
  try {
    const deps = { database, storage: await openStorage(config), clock: () => new Date() }
    const target = { place, work: workFolderFor(to, config) }
    const record = await makeBackup(config, deps, target)
    const { rows = 0, files = 0, missing = 0 } = record.proof ?? {}
    console.log(`${place.storage.name}/${archiveName(record)}`)
    console.log(`Proven: ${rows} rows and ${files} files. Keep the secret key elsewhere.`)
    if (missing > 0) console.log(`${missing} files were erased before they could be copied.`)
  } finally {
    await database.close()
  }
}

/** A folder, or the bucket of an s3:// address. */
function targetOf(value: string) {
  const errors: string[] = []
  const to = backupTarget(process.env, { name: '--to', value }, errors)
  if (to === null) throw new ConfigError(errors)
  return to
}
