import { statfs } from 'node:fs/promises'
import { limitKey } from '#server/platform/http/client-address.ts'
import type { Client, Clock, Log } from '#server/platform/runtime.ts'
import { createDailyBytes } from './daily-bytes.ts'

/** Why a file is not taken now: the disk is nearly full, or the visitor has sent enough for a day. */
export type UploadObstacle = 'full' | 'quota'

/** One visitor's upload; `end` says how many of its bytes were stored. */
export type Upload = { obstacle: UploadObstacle | null; end(stored: number): void }

export type Uploads = {
  /** Sets so many bytes aside for a visitor's file until it has ended; without it, text is still taken. */
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

/** Bytes that are free for new files; null where the system does not say. */
export type FreeSpace = () => Promise<number | null>

type QuotaDeps = { clock: Clock; log: Log; freeSpace: FreeSpace }

/** Milliseconds between two lines of the log that say the same. */
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

/** The space on the disk of a folder that this user may fill. */
export function freeSpaceOf(folder: string): FreeSpace {
  return () =>
    statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => null,
    )
}

function megabytes(bytes: number) {
  return Math.floor(bytes / 1024 / 1024)
}
