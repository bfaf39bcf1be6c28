import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { holdRestored } from '#server/features/newsletter/issues/hold-restored.ts'
import type { Config } from '#server/platform/config/config.ts'
import { copyDatabase, countRows } from '#server/platform/db/copy/copy-database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { sqliteFile } from '#server/platform/db/sqlite-file.ts'
import { syncPath } from '#server/platform/files/sync-path.ts'
import type { ObjectStorage } from '#server/platform/storage/storage.ts'
import { DATABASE, readArchive } from './archive.ts'
import type { ArchiveSource } from './archive-source.ts'
import { compareFiles, parseManifest } from './manifest.ts'
import { proveBackup } from './prove-backup.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** A name that a backup may contain: nothing outside of the two folders. */
const NAME = /^(?:files|media)(?:\/[\w-][\w.-]*)+$/

/**
 * Restores a backup into an empty data folder, an empty storage and, if an address is set, an empty PostgreSQL database.
 * Proves the backup first and the result afterwards. Returns the backup's manifest.
 * @throws Error with a sentence; nothing is left in the folder and the storage then
 */
export async function restoreBackup(
  archive: ArchiveSource,
  { dataDir, databaseUrl }: Place,
  storage: ObjectStorage,
  now: Date,
) {
  await rejectUsed(dataDir)
  for (const folder of ['files/', 'media/']) {
    for await (const key of storage.list(folder)) rejectStored(storage, key)
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const work = join(dataDir, `.restoring-${randomUUID()}`)
  const database = sqliteFile(work)
  const stored: string[] = []
  try {
    await mkdir(work, { mode: 0o700 })
    await proveBackup(await archive.read(), work)
    const { manifest: text, files } = await readArchive(await archive.read(), async (name) => {
      if (name === DATABASE) return database
      if (!NAME.test(name))
        throw new Error(`The backup contains "${name}", which is no file of a site.`)
      const target = join(work, name)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      return target
    })
    const manifest = parseManifest(text)
    compareFiles(manifest, files)
    for (const name of files.keys()) {
      if (name === DATABASE) continue
      stored.push(name)
      await storage.put(name, join(work, name))
    }
    await restoreDatabase(work, databaseUrl, manifest.rows, now)
    if (!databaseUrl) await moveDatabase(work, dataDir)
    return manifest
  } catch (error) {
    for (const key of stored) await storage.remove(key)
    for (const name of ['files', 'media']) await rmdir(join(dataDir, name)).catch(() => {})
    throw error
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function rejectUsed(dataDir: string) {
  const names = existsSync(dataDir) ? await readdir(dataDir) : []
  const own = names.filter((name) => name !== 'secret.key')
  if (own.length === 0) return
  throw new Error(
    `${dataDir} is not empty (${own.slice(0, 3).join(', ')}), and nothing was changed. Restore into a new folder: set DATA_DIR to it.`,
  )
}

function rejectStored(storage: ObjectStorage, key: string): never {
  throw new Error(`${storage.name} is not empty (${key}), and nothing was changed. Empty it first.`)
}

/** Moves the database last: without it, the folder is no site. */
async function moveDatabase(work: string, dataDir: string) {
  const names = (await readdir(work)).filter((name) => name.includes('.sqlite'))
  for (const name of names) await rename(join(work, name), join(dataDir, name))
  await syncPath(dataDir)
}

async function restoreDatabase(
  dataDir: string,
  databaseUrl: string | null,
  expected: number,
  now: Date,
) {
  const snapshot = await openDatabase({ dataDir, databaseUrl: null })
  try {
    const rows = await countRows(snapshot.store)
    if (rows !== expected) {
      throw new Error(`The backup’s database has ${rows} rows where ${expected} were saved.`)
    }
    await holdRestored(snapshot.store, now)
    if (!databaseUrl) return
    const target = await openDatabase({ dataDir, databaseUrl })
    await copyDatabase(snapshot, target, { now }).finally(target.close)
  } finally {
    await snapshot.close()
  }
}
