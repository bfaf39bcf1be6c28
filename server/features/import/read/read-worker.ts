import { answerTasks } from '#server/platform/threads/answer-tasks.ts'
import { type ExportFacts, readExport } from './read-export.ts'
import { UnreadableExport } from './unreadable-export.ts'

export type ReadTask = { path: string; name: string; target: string }
export type ReadAnswer = { facts: ExportFacts } | { refusal: string }

// Runs in its own thread (import-reader.ts).
answerTasks(async ({ path, name, target }: ReadTask): Promise<ReadAnswer> => {
  try {
    return { facts: await readExport(path, name, target) }
  } catch (error) {
    if (error instanceof UnreadableExport) return { refusal: error.message }
    throw error
  }
})
