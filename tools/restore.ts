import { parseArgs } from 'node:util'
import { openArchive } from '#server/features/system/backup/archive-source.ts'
import { restoreBackup } from '#server/features/system/backup/restore-backup.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { reportFailure } from './report-failure.ts'

// Restores a backup into an empty DATA_DIR and, if set, the empty database of DATABASE_URL.
await main().catch(reportFailure)

async function main() {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [address] = positionals
  if (!address) throw new Error('npm run restore -- FILE, or s3://bucket/prefix/FILE?endpoint=…')
  const config = readConfig()
  const archive = await openArchive(address, process.env)
  const storage = await openStorage(config)
  const now = new Date()
  const { madeAt, rows, files } = await restoreBackup(archive, config, storage, now)
  const count = Object.keys(files).length - 1
  console.log(
    `Restored and compared ${rows} rows and ${count} files of ${madeAt} in ${config.dataDir}.`,
  )
  console.log('Put the secret key back (SECRET_KEY, or secret.key in that folder), and start.')
}
