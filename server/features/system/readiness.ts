import type { Deps } from '#server/deps.ts'
import type { Config } from '#server/platform/config/config.ts'
import { createJob, type Job } from '#server/platform/jobs/job.ts'
import { folderState } from './folder-state.ts'

/** What a server needs to take requests. A word other than "ok" says what is wrong. */
export type Readiness = { files: 'ok' | 'not writable'; disk: 'ok' | 'nearly full' }

type ReadinessConfig = Pick<Config, 'dataDir' | 'diskReserve'>
type ReadinessDeps = Pick<Deps, 'files' | 'media' | 'report'>

/** A job that checks the data folder; `found` is its last result, so that a request does no I/O. */
export type ReadinessCheck = Job & { found(): Readiness }

export function createReadiness(config: ReadinessConfig, deps: ReadinessDeps): ReadinessCheck {
  let result: Readiness = { files: 'ok', disk: 'ok' }
  const job = createJob(deps.report, async () => {
    const { fault, free, reserve } = await folderState(config, deps)
    result = {
      files: fault === null ? 'ok' : 'not writable',
      disk: free === null || free >= reserve ? 'ok' : 'nearly full',
    }
  })
  return { ...job, found: () => result }
}
