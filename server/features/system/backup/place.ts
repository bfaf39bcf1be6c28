import { readdir } from 'node:fs/promises'
import type { BackupTarget } from '#server/platform/config/backup-settings.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { keysBelow, type ObjectStorage } from '#server/platform/storage/storage.ts'

/** Where backups are kept. */
export type BackupPlace = {
  storage: ObjectStorage
  /** The path of a folder of this machine, or null for a bucket. */
  folder: string | null
  /** The names in it, without those in folders below. */
  names(): Promise<string[]>
}

/** Does no I/O yet. */
export async function openPlace(to: BackupTarget): Promise<BackupPlace> {
  if (typeof to === 'string') {
    const names = () => readdir(to).catch(noneIfMissing)
    return { storage: createDiskStorage(to), folder: to, names }
  }
  // Loaded when it is needed: it takes 35 MB.
  const { createS3Storage } = await import('#server/platform/storage/s3-storage.ts')
  // Whoever makes or reads a backup says what is wrong.
  const storage = createS3Storage(to, () => {})
  return { storage, folder: null, names: () => keysBelow(storage, '') }
}

function noneIfMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return []
  throw error
}
