import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isoDay } from '#model/day.ts'
import type { Clock, NewId } from '#server/platform/runtime.ts'
import type { Disk } from '#server/platform/storage/disk-storage.ts'
import type { ObjectStorage, WarnOfStorage } from '#server/platform/storage/storage.ts'
import { unavailableFile } from './file-error.ts'
import { measureBytes } from './measure-bytes.ts'
import { removeUnfinished } from './remove-unfinished.ts'
import {
  type Area,
  type Claims,
  keysIn,
  removeFromTrash,
  type SweepOptions,
  type SweepResult,
  sweepArea,
} from './sweep-area.ts'
import { syncPath } from './sync-path.ts'

/** A complete local file that no row names yet: keep it or discard it. */
export type ReceivedFile = { path: string; size: number; sha256: string }

export type FileStore = {
  /** Streams to a local temporary file and syncs it; a failed stream leaves nothing behind. */
  receive(stream: Readable): Promise<ReceivedFile>
  /** Moves it to the storage and returns its storage key. */
  keep(file: ReceivedFile): Promise<string>
  discard(file: ReceivedFile): Promise<void>
  /** null if it is not in the storage. */
  read(key: string): Promise<Readable | null>
  /** Deletes it, from the trash too. */
  remove(key: string): Promise<void>
  /** Deletes old unfinished uploads of this instance. */
  removeUnfinished(): Promise<void>
  /** Cleans up the storage after crashes (sweep-area.ts). */
  sweep(claimsOf: (keys: string[]) => Promise<Claims>, options?: SweepOptions): Promise<SweepResult>
}

const AREA = 'files'

/** Bytes of a file that wait for the disk; chunks that arrive during a write are written together by the next. */
const BUFFER = 256 * 1024

/** A key is a day and a UUID, never chosen by a visitor. */
const KEY = /^\d{4}-\d{2}-\d{2}\/[0-9a-f-]{36}$/

type StoreDeps = {
  /** The local folder for unfinished uploads. */
  incoming: string
  clock: Clock
  newId: NewId
  disk?: Pick<Disk, 'createWriteStream'>
  /** Called for each failure of the disk. */
  warn?: WarnOfStorage
}

/** Visitors' files, at "files/<day>/<id>" in the storage. */
export async function openFileStore(
  storage: ObjectStorage,
  { incoming, clock, newId, disk = { createWriteStream }, warn = () => {} }: StoreDeps,
): Promise<FileStore> {
  await mkdir(incoming, { recursive: true })
  // A power cut must not lose the folder with all files, whichever start created it.
  for (const path of [dirname(incoming), dirname(dirname(incoming))]) await syncPath(path)
  const area = areaIn(storage)

  async function receive(stream: Readable): Promise<ReceivedFile> {
    const path = join(incoming, newId())
    const { pass, result } = measureBytes()
    const target = disk.createWriteStream(path, { flags: 'wx', flush: true, highWaterMark: BUFFER })
    try {
      await pipeline(stream, pass, target)
    } catch (error) {
      await closed(target)
      await rm(path, { force: true }).catch(() => {})
      throw unavailableFile(error, incoming, warn)
    }
    return { path, ...result() }
  }

  async function keep(file: ReceivedFile) {
    const key = `${isoDay(clock())}/${newId()}`
    await storage.put(`${AREA}/${key}`, file.path)
    return key
  }

  async function remove(key: string) {
    await storage.remove(objectOf(key))
    await removeFromTrash(area, key)
  }

  return {
    receive,
    keep,
    discard: (file) => rm(file.path, { force: true }),
    read: async (key) => (await storage.read(objectOf(key)))?.body ?? null,
    remove,
    removeUnfinished: () => removeUnfinished(incoming, clock),
    sweep: (claimsOf, options) => sweepArea({ ...area, ...options, clock }, claimsOf),
  }
}

/** The keys of all stored files. */
export function storedKeys(storage: ObjectStorage) {
  return keysIn(areaIn(storage))
}

/** The object with a visitor's file. */
export function objectOf(key: string) {
  if (!KEY.test(key)) throw new Error(`"${key}" is not a storage key.`)
  return `${AREA}/${key}`
}

function areaIn(storage: ObjectStorage): Area {
  return { storage, name: AREA, shape: KEY }
}

/**
 * Waits until a stream is closed: one that fails early may still be opening its file, which would appear after its
 * removal.
 */
function closed(stream: WriteStream) {
  return new Promise<void>((resolve) => {
    if (stream.closed) resolve()
    else stream.once('close', () => resolve()).destroy()
  })
}
