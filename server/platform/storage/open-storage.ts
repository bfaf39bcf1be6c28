import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bucket } from '#server/platform/config/bucket-url.ts'
import type { Config } from '#server/platform/config/config.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { createDiskStorage, type Disk } from './disk-storage.ts'
import type { ObjectStorage, WarnOfStorage } from './storage.ts'

/**
 * The bucket of FILES_URL, or the data folder. `warn` is called for failures once it is open.
 * @throws Error with a sentence if the bucket cannot be used
 */
export async function openStorage(
  { files, dataDir }: Pick<Config, 'files' | 'dataDir'>,
  disk?: Disk,
  warn?: WarnOfStorage,
): Promise<ObjectStorage> {
  return files ? openBucket(files, warn) : createDiskStorage(dataDir, disk, warn)
}

/** @throws as `openStorage`. */
export async function openBucket(
  bucket: Bucket,
  warn: WarnOfStorage = () => {},
): Promise<ObjectStorage> {
  // Loaded when it is needed: it takes 35 MB.
  const { createS3Storage } = await import('./s3-storage.ts')
  const storage = createS3Storage(bucket, warn)
  try {
    await storage.check()
    await checkListing(storage)
    await checkWriting(storage)
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    throw new Error(`The files cannot be used: ${error.reason}`, { cause: error })
  }
  return storage
}

async function checkListing(storage: ObjectStorage) {
  for await (const _key of storage.list('')) return
}

/** Credentials that may only read would be noticed by the first visitor. */
async function checkWriting(storage: ObjectStorage) {
  const folder = await mkdtemp(join(tmpdir(), 'wavelength-check-'))
  try {
    const path = join(folder, 'check')
    await writeFile(path, 'check')
    const key = `check-${randomUUID()}`
    await storage.put(key, path)
    await storage.remove(key)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
