import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '#server/deps.ts'
import type { Config } from '#server/platform/config/config.ts'

type FolderConfig = Pick<Config, 'dataDir' | 'diskReserve'>
type FolderDeps = Pick<Deps, 'files' | 'media'>

/** Whether the data folder takes a file, how many bytes it has left (null where the system does not say), and orphans. */
export async function folderState({ dataDir, diskReserve }: FolderConfig, deps: FolderDeps) {
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
  return { path: dataDir, fault, free, reserve: diskReserve, orphans: orphansOf(deps) }
}

/** Files and pictures that no row names and that are too many for the sweep to act; null where it is not so. */
function orphansOf({ files, media }: FolderDeps) {
  const sweeps = [files.lastSweep(), media.lastSweep()].filter((sweep) => sweep?.held)
  if (sweeps.length === 0) return null
  const sum = (count: 'held' | 'all') =>
    sweeps.reduce((all, sweep) => all + (sweep?.[count] ?? 0), 0)
  return { held: sum('held'), all: sum('all') }
}
