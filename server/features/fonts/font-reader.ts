import { projectFile } from '#server/platform/project-file.ts'
import {
  createThreadPool,
  ThreadFailure,
  type ThreadLimits,
} from '#server/platform/threads/thread-pool.ts'
import type { FontAnswer, FontTask } from './font-worker.ts'

/** A font of 2 MB takes three seconds. */
const limits: ThreadLimits = { processor: 20_000, total: 60_000, memory: 256 }

const worker = projectFile('server/features/fonts/font-worker.ts')

const run = createThreadPool<FontTask, FontAnswer>(worker, { limits, threads: 1, idle: 0 })

/** Reads a font in its own thread, because parsers can hang on crafted files. */
export async function readInThread(task: FontTask): Promise<FontAnswer> {
  try {
    return await run(task)
  } catch (error) {
    if (error instanceof ThreadFailure) return { problem: 'unreadable' }
    throw error
  }
}
