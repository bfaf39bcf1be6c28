import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isoDay } from '#model/day.ts'
import type { Clock, NewId } from '#server/platform/runtime.ts'
import { measureBytes } from './measure-bytes.ts'
import {
  type Claims,
  keysBelow,
  removeFromTrash,
  type SweepResult,
  sweepFolder,
} from './sweep-folder.ts'
import { syncPath } from './sync-path.ts'

/** A complete file that no row names yet: keep it or discard it. */
export type ReceivedFile = { path: string; size: number; sha256: string }

export type FileStore = {
  /** Streams to a temporary file and syncs it; a failed stream leaves nothing behind. */
  receive(stream: Readable): Promise<ReceivedFile>
  /** Moves it to its final place and returns its storage key. */
  keep(file: ReceivedFile): Promise<string>
  discard(file: ReceivedFile): Promise<void>
  read(key: string): Readable
  /** Deletes it, from the trash too. */
  remove(key: string): Promise<void>
  /** Cleans up after crashes (sweep-folder.ts). */
  sweep(claimsOf: (keys: string[]) => Promise<Claims>): Promise<SweepResult>
  /** Result of this process's last sweep, or null. */
  lastSweep(): SweepResult | null
}

const INCOMING = 'incoming'

/** Bytes of a file that wait for the disk; chunks that arrive during a write are written together by the next. */
const BUFFER = 256 * 1024

/** A key is a day and a UUID, never chosen by a visitor. */
const KEY = /^\d{4}-\d{2}-\d{2}\/[0-9a-f-]{36}$/

/** The calls that decide whether a file survives a power cut; tests record their order. */
export type Disk = {
  createWriteStream: typeof createWriteStream
  mkdir: typeof mkdir
  open: typeof open
  rename: typeof rename
}

const localDisk: Disk = { createWriteStream, mkdir, open, rename }

type StoreDeps = { clock: Clock; newId: NewId; disk?: Disk }

/** Files in a folder of the local disk. */
export async function openFileStore(
  folder: string,
  { clock, newId, disk = localDisk }: StoreDeps,
): Promise<FileStore> {
  await mkdir(join(folder, INCOMING), { recursive: true })
  // A power cut must not lose the folder with all files, whichever start created it.
  for (const path of [folder, dirname(folder)]) await syncPath(path, disk)
  let syncedDay: string | undefined
  let swept: SweepResult | null = null

  async function receive(stream: Readable): Promise<ReceivedFile> {
    const path = join(folder, INCOMING, newId())
    const { pass, result } = measureBytes()
    const target = disk.createWriteStream(path, { flags: 'wx', flush: true, highWaterMark: BUFFER })
    try {
      await pipeline(stream, pass, target)
    } catch (error) {
      await closed(target)
      await rm(path, { force: true })
      throw error
    }
    return { path, ...result() }
  }

  async function keep(file: ReceivedFile) {
    const day = isoDay(clock())
    const key = `${day}/${newId()}`
    const place = join(folder, key)
    await disk.mkdir(dirname(place), { recursive: true })
    await disk.rename(file.path, place)
    await syncPath(dirname(place), disk)
    // A server that was killed may have made the day's folder without syncing its name.
    if (day !== syncedDay) await syncPath(folder, disk)
    syncedDay = day
    return key
  }

  async function remove(key: string) {
    await rm(join(folder, checked(key)), { force: true })
    await removeFromTrash(folder, key)
  }

  async function sweep(claimsOf: (keys: string[]) => Promise<Claims>) {
    swept = await sweepFolder({ folder, temporary: INCOMING, shape: KEY, clock }, claimsOf)
    return swept
  }

  return {
    receive,
    keep,
    discard: (file) => rm(file.path, { force: true }),
    read: (key) => createReadStream(join(folder, checked(key))),
    remove,
    sweep,
    lastSweep: () => swept,
  }
}

/** The keys of all stored files. */
export function storedKeys(folder: string) {
  return keysBelow(folder, KEY)
}

function checked(key: string) {
  if (!KEY.test(key)) throw new Error(`"${key}" is not a storage key.`)
  return key
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
