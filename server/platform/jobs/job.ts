import type { Report } from '#server/platform/runtime.ts'

/** A background job. */
export type Job = {
  /** Runs it, or joins the current run. Failures are reported. */
  run(): Promise<void>
  /** Waits for the current run, if any. */
  idle(): Promise<void>
}

export function createJob(report: Report, work: () => Promise<unknown>): Job {
  let running: Promise<void> | undefined

  async function once() {
    try {
      await work()
    } catch (error) {
      report(error)
    } finally {
      running = undefined
    }
  }

  return {
    run() {
      running ??= once()
      return running
    },
    idle: async () => running,
  }
}
