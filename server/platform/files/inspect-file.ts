import { projectFile } from '#server/platform/project-file.ts'
import {
  createThreadPool,
  ThreadFailure,
  type ThreadLimits,
} from '#server/platform/threads/thread-pool.ts'

/** Checks whether a file's content is what its extension says. */
export type FileInspector = {
  /** The media type, or null where content and extension do not agree. */
  inspect(path: string, extension: string): Promise<string | null>
}

export type InspectionTask = { path: string; extension: string }

/** Parsers can hang on crafted files, which then count as not matching. */
const inspectionLimits: ThreadLimits = { processor: 2_000, total: 30_000, memory: 64 }

const worker = projectFile('server/platform/files/inspection-worker.ts')

/** Milliseconds that an idle thread is kept: starting one takes longer than inspecting a file. */
const IDLE = 10_000

/** Inspects files in threads, with limits of time and memory for each file. */
export function createInspector(limits = inspectionLimits, script = worker): FileInspector {
  const run = createThreadPool<InspectionTask, string | null>(script, {
    limits,
    threads: 2,
    idle: IDLE,
  })
  return {
    async inspect(path, extension) {
      try {
        return await run({ path, extension })
      } catch (error) {
        if (error instanceof ThreadFailure) return null
        throw error
      }
    },
  }
}
