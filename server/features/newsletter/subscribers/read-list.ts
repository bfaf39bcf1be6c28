import { rejectFile } from '#server/platform/csv/read-records.ts'
import { fail } from '#server/platform/http/problem.ts'
import { projectFile } from '#server/platform/project-file.ts'
import {
  createThreadPool,
  ThreadFailure,
  type ThreadLimits,
} from '#server/platform/threads/thread-pool.ts'
import type { CheckedLines } from './check-lines.ts'
import type { List } from './parse-list.ts'

/** A parsed and checked list. */
export type ReadList = Omit<CheckedLines, 'addresses'> &
  Omit<List, 'lines'> & {
    /** JSON of `NewAddress[]` per batch, because parsing 100,000 addresses at once would block the server. */
    batches: string[]
  }

/** `name`: of the file. */
export type ListTask = { bytes: ArrayBuffer; name: string; now: Date }
export type ListAnswer = { list: ReadList } | { refusal: string }

/** 100,000 lines take two seconds. */
const listLimits: ThreadLimits = { processor: 20_000, total: 120_000, memory: 384 }

/** Lists that may wait while another is being read. */
const QUEUE_MAX = 5

const worker = projectFile('server/features/newsletter/subscribers/list-worker.ts')

type ListReader = (file: File, now: Date) => Promise<ReadList>

/** Milliseconds before an idle thread ends. */
const IDLE = 10_000

/** Creates a reader that parses and checks CSV files in its own thread. */
export function createListReader(limits = listLimits): ListReader {
  const run = createThreadPool<ListTask, ListAnswer>(worker, {
    limits,
    threads: 1,
    waiting: QUEUE_MAX,
    idle: IDLE,
  })
  return async (file, now) => {
    const answer = await run({ bytes: await file.arrayBuffer(), name: file.name, now }).catch(
      rejectFailure,
    )
    if ('list' in answer) return answer.list
    return rejectFile(answer.refusal)
  }
}

/**
 * Reads the addresses of a CSV file.
 * @throws HttpError 422 if it cannot be read, 503 if too many lists are waiting.
 */
export const readList = createListReader()

function rejectFailure(error: unknown): never {
  if (!(error instanceof ThreadFailure)) throw error
  if (error.reason === 'processor' || error.reason === 'memory') {
    rejectFile('This file takes too much time or memory to read. Split it into several.')
  }
  fail(503, 'Other lists are being read. Choose the file again in a minute.', { retryAfter: 60 })
}
