import { setTimeout } from 'node:timers/promises'
import { Unavailable } from '#server/platform/http/unavailable.ts'

/** SQLITE_BUSY, whatever its upper bits: another process holds the lock. */
const BUSY = 5

/** Milliseconds between the first attempts. */
const PAUSES = [1, 2, 5, 10]
const LAST_PAUSE = 20

const HELD =
  'another process keeps the SQLite file locked. If it is not a backup or a second server, end it.'

/**
 * Runs `work`, retrying while another process's lock prevents it, without blocking the event loop.
 * @param until value of performance.now() after which there is no further attempt
 * @throws Unavailable after that; `work` has done nothing then
 */
export async function whenUnlocked<T>(work: () => T, until: number): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return work()
    } catch (error) {
      if (!isLocked(error)) throw error
      if (performance.now() >= until) throw new Unavailable(HELD, error)
    }
    await setTimeout(PAUSES[tries] ?? LAST_PAUSE)
  }
}

/** Whether SQLite failed because another process holds the lock. */
export function isLocked(error: unknown) {
  const { errcode } = (error ?? {}) as { errcode?: unknown }
  return typeof errcode === 'number' && (errcode & 0xff) === BUSY
}
