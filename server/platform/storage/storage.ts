import type { Readable } from 'node:stream'
import type { Unavailable } from '#server/platform/http/unavailable.ts'

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

/** Facts of a stored object; the checksum as hex where the storage keeps it. */
export type ObjectFacts = { size: number; modifiedAt: Date; sha256: string | null }

/**
 * Where files are stored: a folder of the local disk, or an S3 bucket. Keys are relative paths such as "files/<day>/<id>". Knows nothing
 * of leads and pictures; file-store.ts and media-store.ts build on it.
 */
export type ObjectStorage = {
  /** For messages: an absolute path, or s3://bucket/prefix. */
  name: string
  /** Stores a complete, synced local file, which may be moved away. After that the object survives a power cut. */
  put(key: string, path: string): Promise<void>
  /** The object's content or the bytes of a range, which the caller reads or destroys; null if there is none. */
  read(key: string, range?: ByteRange): Promise<{ size: number; body: Readable } | null>
  stat(key: string): Promise<ObjectFacts | null>
  /** Does nothing if there is no such object, because another process was first. */
  move(from: string, to: string): Promise<void>
  /** Does nothing if there is no such object. */
  remove(key: string): Promise<void>
  /** The keys in a folder ("files/") and the folders below it. */
  list(folder: string): AsyncIterable<string>
  /** Cheap enough for every few seconds. @throws Error with a sentence if the storage cannot be used */
  check(): Promise<void>
}

/** All keys in a folder and the folders below it. */
export async function keysBelow(storage: ObjectStorage, folder: string) {
  const keys: string[] = []
  for await (const key of storage.list(folder)) keys.push(key)
  return keys
}

/** Called for each failure. */
export type WarnOfStorage = (error: Unavailable) => unknown

/** Whether a key is well formed and does not lead out of the storage. */
export function isKey(key: string) {
  return /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(key)
}

export function requireKey(key: string) {
  if (isKey(key)) return key
  throw new Error(`"${key}" is not a storage key.`)
}
