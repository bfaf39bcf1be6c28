import { access, constants } from 'node:fs/promises'
import type { Deps } from '#server/deps.ts'
import type { Config } from '#server/platform/config/config.ts'
import { freeBytes } from '#server/platform/files/free-bytes.ts'
import { createJob, type Job } from '#server/platform/jobs/job.ts'

/** What a server needs to take requests. A word other than "ok" says what is wrong. */
export type Readiness = {
  files: 'ok' | 'not writable' | 'unavailable'
  disk: 'ok' | 'nearly full'
  server?: 'stopping'
}

/** Bytes; with less, not even a text can be stored for long. */
const FREE_MIN = 1024 * 1024

type ReadinessConfig = Pick<Config, 'dataDir' | 'diskReserve'>
type ReadinessDeps = Pick<Deps, 'storage' | 'report'>

/**
 * A job that checks the data folder, without writing to it, and the storage; `found` is its last result, so that a
 * request does no I/O.
 */
export type ReadinessCheck = Job & { found(): Readiness }

export function createReadiness(
  { dataDir, diskReserve }: ReadinessConfig,
  { storage, report }: ReadinessDeps,
): ReadinessCheck {
  let result: Readiness = { files: 'ok', disk: 'ok' }
  const job = createJob(report, async () => {
    const free = await freeBytes(dataDir)
    const isFull = free !== null && free < Math.max(diskReserve, FREE_MIN)
    result = { files: await files(), disk: isFull ? 'nearly full' : 'ok' }
  })
  return { ...job, found: () => result }

  async function files() {
    const { R_OK, W_OK, X_OK } = constants
    if (!(await succeeds(access(dataDir, R_OK | W_OK | X_OK)))) return 'not writable'
    return (await succeeds(storage.check())) ? 'ok' : 'unavailable'
  }
}

function succeeds(work: Promise<void>) {
  return work.then(
    () => true,
    () => false,
  )
}
