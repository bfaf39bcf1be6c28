import { setPriority } from 'node:os'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import type { BackupAnswer, BackupTask } from './backup-process.ts'
import { makeBackup } from './make-backup.ts'
import { openPlace } from './place.ts'
import { removeOldBackups } from './remove-old.ts'

// Child process of backup-process.ts; exits after its answer, or with the server.
process.once('disconnect', () => process.exit(1))
process.once('message', async (task: BackupTask) => {
  // The site's requests come first.
  setPriority(10)
  const answer = await backUp(task).catch((error: unknown): BackupAnswer => {
    return { error: sentenceOf(error) }
  })
  process.send?.(answer, () => process.exit(0))
})

async function backUp({ config, keepDays, to, work, now }: BackupTask): Promise<BackupAnswer> {
  const place = await openPlace(to)
  const database = await openDatabase(config)
  try {
    const storage = await openStorage(config)
    const clock = () => new Date(now)
    const record = await makeBackup(config, { database, storage, clock }, { place, work })
    await removeOldBackups(place, record, keepDays)
    return { record }
  } finally {
    await database.close()
  }
}

function sentenceOf(error: unknown) {
  if (error instanceof Unavailable) return error.reason
  return error instanceof Error ? error.message : String(error)
}
