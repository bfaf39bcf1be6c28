import { Worker } from 'node:worker_threads'

/** Limits of one task. Exceeding any ends the thread. */
export type ThreadLimits = {
  /** Milliseconds of CPU time, including the start of a new thread. */
  processor: number
  /** Milliseconds of wall time; generous, because a busy machine is only slow. */
  total: number
  /** Megabytes of heap. */
  memory: number
}

type PoolRules = {
  limits: ThreadLimits
  /** Concurrent threads; further tasks wait. */
  threads: number
  /** Tasks that may wait; unlimited if absent. */
  waiting?: number
  /** Milliseconds that an idle thread is kept; 0 starts a new thread for each task. */
  idle: number
}

type FailureReason = 'processor' | 'total' | 'memory' | 'ended' | 'full'

/** A task that exceeded a limit, whose thread died, or for which the queue was full. */
export class ThreadFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason) {
    super(`A task in a thread was given up: ${reason}.`)
    this.name = 'ThreadFailure'
    this.reason = reason
  }
}

const LOOK_EVERY = 50

/**
 * Runs tasks in worker threads, which are started on demand and ended when a task exceeds a limit or fails. The script
 * calls `answerTasks`. Idle threads do not keep the process alive.
 * @throws ThreadFailure, or the error that the task threw
 */
export function createThreadPool<Task, Result>(
  script: URL,
  { limits, threads, waiting = Number.POSITIVE_INFINITY, idle }: PoolRules,
): (task: Task) => Promise<Result> {
  const warm = new Map<Worker, NodeJS.Timeout>()
  const queue: (() => void)[] = []
  let free = threads

  return async (task) => {
    await turn()
    const known = takeWarm()
    const thread = known ?? startThread()
    const spent = known ? processorTime(known) : Promise.resolve(0)
    try {
      const result = await answerOf<Task, Result>(thread, task, limits, spent)
      if (idle > 0) keepWarm(thread)
      else await thread.terminate()
      return result
    } catch (error) {
      await thread.terminate()
      throw error
    } finally {
      leave()
    }
  }

  async function turn() {
    if (free > 0) free -= 1
    else if (queue.length >= waiting) throw new ThreadFailure('full')
    else await new Promise<void>((resolve) => queue.push(resolve))
  }

  function leave() {
    const next = queue.shift()
    if (next) next()
    else free += 1
  }

  function takeWarm() {
    const [entry] = warm
    if (!entry) return null
    const [thread, end] = entry
    clearTimeout(end)
    warm.delete(thread)
    thread.ref()
    return thread
  }

  function keepWarm(thread: Worker) {
    thread.unref()
    const end = setTimeout(() => {
      warm.delete(thread)
      void thread.terminate()
    }, idle)
    warm.set(thread, end.unref())
  }

  function startThread() {
    const thread = new Worker(script, {
      // Parsers must not see the server's settings.
      env: {},
      resourceLimits: {
        maxOldGenerationSizeMb: limits.memory,
        maxYoungGenerationSizeMb: 4,
        stackSizeMb: 4,
      },
    })
    // Without a listener, an error between two tasks would crash the process.
    thread.on('error', () => {})
    thread.once('exit', () => {
      clearTimeout(warm.get(thread))
      warm.delete(thread)
    })
    return thread
  }
}

/** `spent`: milliseconds of CPU time used by earlier tasks. */
async function answerOf<Task, Result>(
  thread: Worker,
  task: Task,
  limits: ThreadLimits,
  spent: Promise<number>,
) {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const fail = (reason: FailureReason) => reject(new ThreadFailure(reason))
  const onError = (error: Error) => (isOutOfMemory(error) ? fail('memory') : reject(error))
  const onExit = () => fail('ended')
  thread.once('message', resolve).once('error', onError).once('exit', onExit)
  thread.postMessage(task)
  // If the event loop was blocked, an answer that has arrived is read before giving up.
  const end = setTimeout(() => setImmediate(fail, 'total'), limits.total)
  const look = setInterval(async () => {
    if ((await processorTime(thread)) - (await spent) > limits.processor) fail('processor')
  }, LOOK_EVERY)
  try {
    return await promise
  } finally {
    clearTimeout(end)
    clearInterval(look)
    thread.off('message', resolve).off('error', onError).off('exit', onExit)
  }
}

/** Milliseconds; 0 for a thread that has not started or has ended. */
async function processorTime(thread: Worker) {
  try {
    const { user, system } = await thread.cpuUsage()
    return (user + system) / 1000
  } catch {
    return 0
  }
}

function isOutOfMemory(error: Error & { code?: string }) {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
