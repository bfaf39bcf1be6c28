import { text } from 'node:stream/consumers'
import type { ObjectStorage } from './storage.ts'

/** The object with the installation's id, which its database has too. */
export const STORAGE_ID = 'installation-id'

/** The id of the installation whose files these are, or null. */
export async function readStorageId(storage: ObjectStorage) {
  const found = await storage.read(STORAGE_ID)
  return found ? (await text(found.body)).trim() || null : null
}
