import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '#server/deps.ts'
import type { Config } from '#server/platform/config/config.ts'
import { freeBytes } from '#server/platform/files/free-bytes.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'

type FolderConfig = Pick<Config, 'dataDir' | 'diskReserve'>
type FolderDeps = Pick<Deps, 'files' | 'media' | 'storage'>

/** Whether the data folder is writable, its free bytes (null if unknown), the storage of files, and orphaned files. */
export async function folderState({ dataDir, diskReserve }: FolderConfig, deps: FolderDeps) {
  const probe = join(dataDir, `.self-check-${randomUUID()}`)
  const fault = await writeFile(probe, 'self-check').then(
    () => null,
    (error: Error) => error.message,
  )
  await rm(probe, { force: true })
  const free = await freeBytes(dataDir)
  const { storage } = deps
  const storageFault = await storage.check().then(
    () => null,
    (error: Error) => (error instanceof Unavailable ? error.reason : error.message),
  )
  return {
    path: dataDir,
    fault,
    free,
    reserve: diskReserve,
    storage: { name: storage.name, fault: storageFault },
    orphans: orphansOf(deps),
  }
}

/** Counts of orphaned files, if a cleanup stopped because there were too many; otherwise null. */
function orphansOf({ files, media }: Pick<FolderDeps, 'files' | 'media'>) {
  const sweeps = [files.lastSweep(), media.lastSweep()].filter((sweep) => sweep?.held)
  if (sweeps.length === 0) return null
  const total = (count: 'held' | 'all') =>
    sweeps.reduce((all, sweep) => all + (sweep?.[count] ?? 0), 0)
  return { held: total('held'), all: total('all') }
}
