import type { Store } from '#server/db/schema.ts'
import type { Report } from '#server/parts.ts'
import type { FileStore } from './file-store.ts'
import { knownFiles } from './known-files.ts'

type SweeperParts = {
  store: Store
  files: Pick<FileStore, 'sweep'>
  report: Report
  /** What else has a folder to look through. */
  others?: (() => Promise<unknown>)[]
}

/** Removes what crashes left, one sweep at a time; one that fails is reported and tried again the next time. */
export function createSweeper({ store, files, report, others = [] }: SweeperParts) {
  let running: Promise<void> | undefined

  async function sweep() {
    try {
      await files.sweep((keys) => knownFiles(store, keys))
      for (const other of others) await other()
    } catch (error) {
      report(error)
    } finally {
      running = undefined
    }
  }

  return {
    /** Joins the sweep that is under way, if there is one. */
    sweep() {
      running ??= sweep()
      return running
    },
    /** Waits for the sweep that is under way, and starts none. */
    idle: async () => running,
  }
}
