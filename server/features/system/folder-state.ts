import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '#server/deps.ts'
import type { Config } from '#server/platform/config/config.ts'
import { freeBytes } from '#server/platform/files/free-bytes.ts'
import { readOrphans } from '#server/platform/files/orphan-count.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'

type FolderConfig = Pick<Config, 'dataDir' | 'diskReserve'>
type FolderDeps = Pick<Deps, 'store' | 'storage'>

/** Whether the data folder is writable, its free bytes (null if unknown), the storage of files, and orphaned files. */
export async function folderState(
  { dataDir, diskReserve }: FolderConfig,
  { store, storage }: FolderDeps,
) {
  const probe = join(dataDir, `.self-check-${randomUUID()}`)
  const error = await writeFile(probe, 'self-check').then(
    () => null,
    (error: Error) => error.message,
  )
  await rm(probe, { force: true })
  const free = await freeBytes(dataDir)
  const storageError = await storage.check().then(
    () => null,
    (error: Error) => (error instanceof Unavailable ? error.reason : error.message),
  )
  return {
    path: dataDir,
    error,
    free,
    reserve: diskReserve,
    storage: { name: storage.name, error: storageError },
    orphans: await readOrphans(store),
  }
}
