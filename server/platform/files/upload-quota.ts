import { statfs } from 'node:fs/promises'
import { limitKey } from '#server/platform/http/client-address.ts'
import type { Client, Clock, Log } from '#server/platform/runtime.ts'
import { createDailyBytes } from './daily-bytes.ts'

/** Why a file is refused: the disk is nearly full, or the visitor reached the daily quota. */
export type UploadObstacle = 'full' | 'quota'

/** One visitor's upload. Call `end` with the number of bytes stored. */
export type Upload = { obstacle: UploadObstacle | null; end(stored: number): void }

export type Uploads = {
  /** Reserves bytes for a visitor's file until `end`. With an obstacle, text is still accepted. */
  begin(client: Client, bytes: number): Promise<Upload>
  /** Whether the disk keeps its reserve when so many bytes are added. */
  hasRoom(bytes: number): Promise<boolean>
}

export type UploadSettings = {
  /** Bytes that stay free for the database. */
  diskReserve: number
  /** Bytes that one address may store in a day (UTC). */
  dailyUpload: number
}

/** Free bytes; null if the system does not say. */
export type FreeSpace = () => Promise<number | null>

type QuotaDeps = { clock: Clock; log: Log; freeSpace: FreeSpace }

/** Milliseconds that a figure is used; the reserve is far larger than what can arrive meanwhile. */
const FREE_SPACE_AGE = 250

/** Milliseconds between two such lines in the log. */
const WARN_EVERY = 3_600_000

export function createUploads(
  { diskReserve, dailyUpload }: UploadSettings,
  { clock, log, freeSpace }: QuotaDeps,
): Uploads {
  const daily = createDailyBytes(dailyUpload, clock)
  let pending = 0
  let warnedAt = Number.NEGATIVE_INFINITY

  async function hasRoom(bytes: number) {
    const free = await freeSpace()
    const isFull = free !== null && free - pending - bytes < diskReserve
    const now = clock().getTime()
    if (isFull && now - warnedAt >= WARN_EVERY) {
      warnedAt = now
      log(
        `Files are refused: of the ${megabytes(free)} MB that are free in DATA_DIR, ${megabytes(diskReserve)} MB are kept for the database (DISK_RESERVE_MB). Text is still taken. Make room.`,
      )
    }
    return !isFull
  }

  return {
    hasRoom,
    async begin({ address }, bytes) {
      if (!(await hasRoom(bytes))) return { obstacle: 'full', end: () => {} }
      const key = limitKey(address)
      if (!daily.take(key, bytes)) return { obstacle: 'quota', end: () => {} }
      pending += bytes
      return {
        obstacle: null,
        end(stored) {
          pending -= bytes
          daily.giveBack(key, bytes - stored)
        },
      }
    },
  }
}

/** Free space for this user on the folder's disk. */
export function freeSpaceOf(folder: string): FreeSpace {
  let found: ReturnType<FreeSpace> | undefined
  let until = 0
  return () => {
    const now = performance.now()
    if (found && now < until) return found
    until = now + FREE_SPACE_AGE
    found = statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => null,
    )
    return found
  }
}

function megabytes(bytes: number) {
  return Math.floor(bytes / 1024 / 1024)
}
