import type { Report } from '#server/platform/runtime.ts'

/** Work that the site does by itself, again and again. */
export type Job = {
  /** Does it now, or joins the run under way; a failure is reported, and the next time tries again. */
  run(): Promise<void>
  /** Waits for the run under way, and starts none. */
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
