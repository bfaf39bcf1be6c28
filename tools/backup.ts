import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from '#server/features/system/backup/make-backup.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { reportFailure } from './report-failure.ts'

// Makes a backup of the site, which may be running.
await main().catch(reportFailure)

async function main() {
  const { values } = parseArgs({ options: { to: { type: 'string', default: 'backups' } } })
  const config = readConfig()
  const database = await openDatabase(config)
  try {
    const clock = () => new Date()
    const storage = await openStorage(config)
    const deps = { database, storage, clock }
    const { path, manifest } = await makeBackup(config, deps, resolve(values.to))
    const files = Object.keys(manifest.files).length - 1
    console.log(
      `${path}\nProven: ${manifest.rows} rows and ${files} files. Keep the secret key elsewhere.`,
    )
  } finally {
    await database.close()
  }
}
