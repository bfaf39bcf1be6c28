import { Worker } from 'node:worker_threads'

/** Tells whether a file's content is what its extension says, and its media type. */
export type FileInspector = {
  /** The media type, or null where content and extension do not agree. */
  inspect(path: string, extension: string): Promise<string | null>
}

/** Parsers have looped on crafted files before (facts.md); then the file counts as not matching. */
const TIME_LIMIT = 2_000

/** Workers at once; further files wait for their turn. */
const WORKERS_MAX = 3

const worker = new URL('./inspection-worker.ts', import.meta.url)

/** Looks into every file in a thread of its own, with a limit of time (milliseconds) and memory. */
export function createInspector(timeLimit = TIME_LIMIT, script = worker): FileInspector {
  let free = WORKERS_MAX
  const waiting: (() => void)[] = []

  async function turn() {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leave() {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return {
    async inspect(path, extension) {
      await turn()
      try {
        return await inThread(script, { path, extension }, timeLimit)
      } finally {
        leave()
      }
    },
  }
}

function inThread(script: URL, task: { path: string; extension: string }, timeLimit: number) {
  const thread = new Worker(script, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  })
  return new Promise<string | null>((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), timeLimit)
    thread.once('message', resolve)
    thread.once('error', (error) => (isOutOfMemory(error) ? resolve(null) : reject(error)))
    thread.once('exit', () => resolve(null))
    thread.once('online', () => timer.refresh())
  }).finally(() => thread.terminate())
}

function isOutOfMemory(error: Error & { code?: string }) {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
