import { HttpError } from '#server/platform/http/problem.ts'
import { answerTasks } from '#server/platform/threads/answer-tasks.ts'
import { checkLines } from './check-lines.ts'
import { parseList } from './parse-list.ts'
import type { ListAnswer, ListTask } from './read-list.ts'

/** Addresses that a batch holds: what one statement takes. */
const BATCH = 500

// Runs in a thread of its own (read-list.ts).
answerTasks(async ({ bytes, now }: ListTask): Promise<ListAnswer> => {
  try {
    const { lines, ignored } = await parseList(Buffer.from(bytes))
    const { wanted, ...facts } = checkLines(lines, now)
    const batches: string[] = []
    for (let start = 0; start < wanted.length; start += BATCH) {
      batches.push(JSON.stringify(wanted.slice(start, start + BATCH)))
    }
    return { list: { ...facts, ignored, batches } }
  } catch (error) {
    if (error instanceof HttpError) return { refusal: error.answer.message }
    throw error
  }
})
