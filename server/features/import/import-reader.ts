import { projectFile } from '#server/platform/project-file.ts'
import {
  createThreadPool,
  ThreadFailure,
  type ThreadLimits,
} from '#server/platform/threads/thread-pool.ts'
import type { ExportFacts } from './read/read-export.ts'
import type { ReadAnswer, ReadTask } from './read/read-worker.ts'

/** 5,000 posts take half a minute. */
const limits: ThreadLimits = { processor: 600_000, total: 1_200_000, memory: 1_024 }

const worker = projectFile('server/features/import/read/read-worker.ts')

const run = createThreadPool<ReadTask, ReadAnswer>(worker, { limits, threads: 1, idle: 0 })

/** Reads an export in its own thread; `failure` is a sentence for the person who uploaded it. */
export async function readInThread(
  task: ReadTask,
): Promise<{ facts: ExportFacts } | { failure: string }> {
  try {
    const answer = await run(task)
    return 'facts' in answer ? answer : { failure: answer.refusal }
  } catch (error) {
    if (!(error instanceof ThreadFailure)) throw error
    return { failure: 'This file takes too much time or memory to read. Export it in parts.' }
  }
}
