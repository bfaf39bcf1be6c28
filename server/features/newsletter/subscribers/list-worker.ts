import { HttpError } from '#server/platform/http/problem.ts'
import { answerTasks } from '#server/platform/threads/answer-tasks.ts'
import { checkLines } from './check-lines.ts'
import { parseList } from './parse-list.ts'
import type { ListAnswer, ListTask } from './read-list.ts'

/** Addresses per batch and per statement. */
const BATCH = 500

// Runs in its own thread (read-list.ts).
answerTasks(async ({ bytes, name, now }: ListTask): Promise<ListAnswer> => {
  try {
    const { lines, ...origin } = await parseList(Buffer.from(bytes), name)
    const { addresses, ...facts } = checkLines(lines, now)
    const batches: string[] = []
    for (let start = 0; start < addresses.length; start += BATCH) {
      batches.push(JSON.stringify(addresses.slice(start, start + BATCH)))
    }
    return { list: { ...facts, ...origin, batches } }
  } catch (error) {
    if (error instanceof HttpError) return { refusal: error.answer.message }
    throw error
  }
})
