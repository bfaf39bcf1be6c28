import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileSize } from '#model/file-size.ts'
import type { BackupTarget } from '#server/platform/config/backup-settings.ts'
import type { Config } from '#server/platform/config/config.ts'
import { freeBytes } from '#server/platform/files/free-bytes.ts'

const NAME = '.unfinished-'

/** Milliseconds after which the work of a process that was killed is removed. */
const STALE = 86_400_000

/** A new path for a backup in the making: on the disk of its place, or in the data folder for a bucket. */
export function workFolderFor(to: BackupTarget, { dataDir }: Pick<Config, 'dataDir'>) {
  return join(typeof to === 'string' ? to : dataDir, `${NAME}${randomUUID()}`)
}

/** Makes the folder, calls `use` and removes it; also removes what killed processes left beside it. */
export async function inWorkFolder<T>(work: string, now: Date, use: () => Promise<T>) {
  const parent = join(work, '..')
  await mkdir(parent, { recursive: true, mode: 0o700 })
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    const isOld = async () => (await stat(path)).mtimeMs < now.getTime() - STALE
    if (name.startsWith(NAME) && (await isOld())) await rm(path, { recursive: true, force: true })
  }
  await mkdir(work, { mode: 0o700 })
  try {
    return await use()
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/**
 * So that a backup never fills the disk of the site.
 * @throws Error with a sentence if less than the reserve would stay free
 */
export async function requireSpace(folder: string, bytes: number, reserve: number) {
  const free = await freeBytes(folder)
  if (free === null || free - bytes >= reserve) return
  throw new Error(
    `There is not enough space for a backup in ${join(folder, '..')}: ${fileSize(free)} are free, and ${fileSize(reserve)} are reserved (DISK_RESERVE_MB).`,
  )
}
