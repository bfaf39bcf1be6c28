import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Parts } from '#server/app-context.ts'
import type { Config } from '#server/platform/config/config.ts'

type FolderConfig = Pick<Config, 'dataDir' | 'diskReserve'>
type FolderParts = Pick<Parts, 'files' | 'media'>

/** Whether the data folder takes a file, how many bytes it has left (null where the system does not say), and orphans. */
export async function folderState({ dataDir, diskReserve }: FolderConfig, parts: FolderParts) {
  const trial = join(dataDir, `.self-check-${randomUUID()}`)
  const fault = await writeFile(trial, 'self-check').then(
    () => null,
    (error: Error) => error.message,
  )
  await rm(trial, { force: true })
  const free = await statfs(dataDir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  )
  return { path: dataDir, fault, free, reserve: diskReserve, orphans: orphansOf(parts) }
}

/** Files and pictures that no row names and that are too many for the sweep to act; null where it is not so. */
function orphansOf({ files, media }: FolderParts) {
  const sweeps = [files.lastSweep(), media.lastSweep()].filter((sweep) => sweep?.held)
  if (sweeps.length === 0) return null
  const sum = (count: 'held' | 'all') =>
    sweeps.reduce((all, sweep) => all + (sweep?.[count] ?? 0), 0)
  return { held: sum('held'), all: sum('all') }
}
