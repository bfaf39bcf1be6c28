import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { measureBytes } from '#server/platform/files/measure-bytes.ts'
import { isKey, type ObjectStorage } from './storage.ts'
import { readStorageId, STORAGE_ID } from './storage-id.ts'

/** What a site stores, and the folders of what is not complete. */
const FOLDERS = ['files/', 'media/']
const UNFINISHED = ['files/incoming/', 'media/drafts/']

/** Objects copied at a time. */
const COPIES = 8

type CopyOptions = {
  /** A local folder for objects on their way; on the disk of a target that is one. */
  work: string
  onObject?: (key: string) => void
}

/**
 * Copies all objects of a site and compares every copy by checksum. What the target already has is compared and left, so
 * that a copy which was interrupted goes on. Returns how many objects were copied and how many were there.
 * @throws Error with a sentence if the source is no site's or the target another's
 */
export async function copyStorage(
  from: ObjectStorage,
  to: ObjectStorage,
  { work, onObject = () => {} }: CopyOptions,
) {
  await rejectMismatch(from, to)
  const counts = { copied: 0, present: 0 }
  const copy = async (key: string) => {
    const source = await from.read(key)
    // Erased since it was listed.
    if (!source) return
    const path = join(work, randomUUID())
    const { pass, result } = measureBytes()
    try {
      await pipeline(source.body, pass, createWriteStream(path, { flags: 'wx', flush: true }))
      const { sha256 } = result()
      if ((await checksumIn(to, key, source.size)) === sha256) {
        counts.present += 1
        return
      }
      await to.put(key, path)
      if ((await checksumIn(to, key, source.size)) !== sha256) {
        throw new Error(`${key} differs in ${to.name} after it was copied. Run the command again.`)
      }
    } finally {
      await rm(path, { force: true })
    }
    counts.copied += 1
    onObject(key)
  }
  // First, so that a target which is not finished is known as this site's.
  await copy(STORAGE_ID)
  const keys = (await keysOf(from)).values()
  const copyRest = async () => {
    for (const key of keys) await copy(key)
  }
  await Promise.all(Array.from({ length: COPIES }, copyRest))
  return counts
}

async function rejectMismatch(from: ObjectStorage, to: ObjectStorage) {
  if (from.name === to.name) throw new Error('Source and target are the same.')
  const id = await readStorageId(from)
  if (!id) {
    throw new Error(
      `${from.name} has no ${STORAGE_ID}, so it holds no files of a site. Give the data folder of the site, or its bucket.`,
    )
  }
  const otherId = await readStorageId(to)
  const isOther = otherId ? otherId !== id : (await keysOf(to)).length > 0
  if (!isOther) return
  throw new Error(
    `${to.name} has files of another site, and nothing was changed. Give an empty folder or prefix.`,
  )
}

async function keysOf(storage: ObjectStorage) {
  const keys: string[] = []
  for (const folder of FOLDERS) {
    for await (const key of storage.list(folder)) {
      if (isKey(key) && !UNFINISHED.some((prefix) => key.startsWith(prefix))) keys.push(key)
    }
  }
  return keys
}

/** null for an object of another size, without reading it. */
async function checksumIn(storage: ObjectStorage, key: string, size: number) {
  if ((await storage.stat(key))?.size !== size) return null
  const found = await storage.read(key)
  if (!found) return null
  const { pass, result } = measureBytes()
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(found.body, pass, nowhere)
  return result().sha256
}
