import { freeBytes } from '#server/platform/files/free-bytes.ts'
import { limitKey } from '#server/platform/http/client-address.ts'
import type { DailyBytes } from '#server/platform/limits/daily-bytes.ts'
import type { Client, Clock, Log, Report } from '#server/platform/runtime.ts'

/** Why a file is refused: the disk is nearly full, or the visitor reached the daily quota. */
export type UploadObstacle = 'full' | 'quota'

/** One visitor's upload. Call `end` with the number of bytes stored; it never throws. */
export type Upload = { obstacle: UploadObstacle | null; end(stored: number): Promise<void> }

export type Uploads = {
  /** Reserves bytes for a visitor's file until `end`. With an obstacle, text is still accepted. */
  begin(client: Client, bytes: number): Promise<Upload>
  /** Whether the disk keeps its reserve when so many bytes are added. */
  hasRoom(bytes: number): Promise<boolean>
}

export type UploadSettings = {
  /** Bytes that stay free for the database. */
  diskReserve: number
}

/** Free bytes; null if the system does not say. */
export type FreeSpace = () => Promise<number | null>

type QuotaDeps = {
  clock: Clock
  log: Log
  report: Report
  freeSpace: FreeSpace
  /** What each address has stored. */
  daily: DailyBytes
}

/** Milliseconds that a figure is used; the reserve is far larger than what can arrive meanwhile. */
const FREE_SPACE_AGE = 250

/** Milliseconds between two such lines in the log. */
const WARN_EVERY = 3_600_000

export function createUploads(
  { diskReserve }: UploadSettings,
  { clock, log, report, freeSpace, daily }: QuotaDeps,
): Uploads {
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
      if (!(await hasRoom(bytes))) return { obstacle: 'full', end: nothing }
      // A quota that cannot be read refuses nobody.
      const settle = await daily.take(limitKey(address), bytes).catch((error: unknown) => {
        report(error)
        return nothing
      })
      if (!settle) return { obstacle: 'quota', end: nothing }
      pending += bytes
      return {
        obstacle: null,
        async end(stored) {
          pending -= bytes
          await settle(stored).catch(report)
        },
      }
    },
  }
}

async function nothing() {}

/** Free space for this user on the folder's disk. */
export function freeSpaceOf(folder: string): FreeSpace {
  let found: ReturnType<FreeSpace> | undefined
  let until = 0
  return () => {
    const now = performance.now()
    if (found && now < until) return found
    until = now + FREE_SPACE_AGE
    found = freeBytes(folder)
    return found
  }
}

function megabytes(bytes: number) {
  return Math.floor(bytes / 1024 / 1024)
}
