import { fail } from '#server/platform/http/problem.ts'
import {
  createThreadPool,
  ThreadFailure,
  type ThreadLimits,
} from '#server/platform/threads/thread-pool.ts'
import type { CheckedLines } from './check-lines.ts'
import type { List } from './parse-list.ts'

/** A list as it was read and checked. */
export type ReadList = Omit<CheckedLines, 'wanted'> &
  Pick<List, 'ignored'> & {
    /** JSON of `NewAddress[]`, to be parsed one by one: 100,000 addresses at once would hold everybody up. */
    batches: string[]
  }

export type ListTask = { bytes: ArrayBuffer; now: Date }
export type ListAnswer = { list: ReadList } | { refusal: string }

/** A hundred thousand lines take two seconds. */
const listLimits: ThreadLimits = { processor: 20_000, total: 120_000, memory: 384 }

/** Lists that may wait for the one that is being read. */
const WAITING = 5

const worker = new URL('./list-worker.ts', import.meta.url)

type ReadsList = (file: File, now: Date) => Promise<ReadList>

/** Milliseconds that the thread is kept for the next list. */
const IDLE = 10_000

/** Makes what reads and checks CSV files, in a thread of its own. */
export function createListReader(limits = listLimits): ReadsList {
  const run = createThreadPool<ListTask, ListAnswer>(worker, {
    limits,
    threads: 1,
    waiting: WAITING,
    idle: IDLE,
  })
  return async (file, now) => {
    const answer = await run({ bytes: await file.arrayBuffer(), now }).catch(rejectFailure)
    if ('list' in answer) return answer.list
    return rejectFile(answer.refusal)
  }
}

/**
 * The addresses of a CSV file.
 * @throws HttpError 422 with a sentence where it cannot be read, 503 where too many wait
 */
export const readList = createListReader()

function rejectFailure(error: unknown): never {
  if (!(error instanceof ThreadFailure)) throw error
  if (error.reason === 'processor' || error.reason === 'memory') {
    rejectFile('This file takes too much time or memory to read. Split it into several.')
  }
  fail(503, 'Other lists are being read. Choose the file again in a minute.', { retryAfter: 60 })
}

function rejectFile(sentence: string): never {
  fail(422, sentence, { errors: { file: sentence } })
}
