import { Worker } from 'node:worker_threads'

/** Tells whether a file's content is what its extension says, and its media type. */
export type FileInspector = {
  /** The media type, or null where content and extension do not agree. */
  inspect(path: string, extension: string): Promise<string | null>
}

/** Milliseconds of processor time, and in all: a busy machine must not cost a visitor the file. */
type TimeLimits = { processor: number; total: number }

/** Parsers have looped on crafted files before; then the file counts as not matching. */
const timeLimits: TimeLimits = { processor: 2_000, total: 30_000 }

const LOOK_EVERY = 50

/** Workers at once; further files wait for their turn. */
const WORKERS_MAX = 3

const worker = new URL('./inspection-worker.ts', import.meta.url)

/** Looks into every file in a thread of its own, with limits of time and memory. */
export function createInspector(limits = timeLimits, script = worker): FileInspector {
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
        return await inThread(script, { path, extension }, limits)
      } finally {
        leave()
      }
    },
  }
}

async function inThread(script: URL, task: object, { processor, total }: TimeLimits) {
  const thread = new Worker(script, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  })
  const { promise, resolve, reject } = Promise.withResolvers<string | null>()
  thread.once('message', resolve)
  thread.once('error', (error) => (isOutOfMemory(error) ? resolve(null) : reject(error)))
  thread.once('exit', () => resolve(null))
  const end = setTimeout(() => resolve(null), total)
  const look = setInterval(async () => {
    if ((await processorTime(thread)) > processor) resolve(null)
  }, LOOK_EVERY)
  try {
    return await promise
  } finally {
    clearTimeout(end)
    clearInterval(look)
    await thread.terminate()
  }
}

async function processorTime(thread: Worker) {
  try {
    const { user, system } = await thread.cpuUsage()
    return (user + system) / 1000
  } catch {
    // It has ended meanwhile.
    return 0
  }
}

function isOutOfMemory(error: Error & { code?: string }) {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
