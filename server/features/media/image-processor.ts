import { fork } from 'node:child_process'
import { projectFile } from '#server/platform/project-file.ts'
import type { ImageTask, ProcessedImage } from './process-image.ts'

/** Makes the files of a picture in a child process; the server never decodes images. */
export type ImageProcessor = (task: ImageTask, signal?: AbortSignal) => Promise<ProcessedImage>

/** Milliseconds per task; all sizes of the largest picture take 10 s on a small idle machine. */
const TIME_LIMIT = 120_000

const worker = projectFile('server/features/media/image-worker.ts')

/**
 * Processes one picture at a time, each in its own process, which isolates crashes, loops and memory use. Only making the
 * other sizes of earlier pictures goes on beside it, so that nobody waits for them.
 */
export function createImageProcessor(limit = TIME_LIMIT, script = worker): ImageProcessor {
  const queues = { awaited: createQueue(), background: createQueue() }
  return (task, signal) => {
    const enqueue = task.part === 'rest' ? queues.background : queues.awaited
    return enqueue(() => inProcess(script, task, limit, signal))
  }
}

/** Runs one task after another, whether or not the one before failed. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(run: () => Promise<T>) => {
    const next = last.then(run)
    last = next.catch(() => {})
    return next
  }
}

function inProcess(script: URL, task: ImageTask, limit: number, signal?: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<ProcessedImage>()
  // The child gets no environment.
  const child = fork(script, {
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const end = setTimeout(() => resolve({ problem: 'slow' }), limit)
  const stop = () => resolve({ problem: 'stopped' })
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  child.once('message', (answer) => resolve(answer as ProcessedImage))
  child.once('error', reject)
  child.once('exit', () => resolve({ problem: 'broken' }))
  child.send(task)
  return promise.finally(() => {
    clearTimeout(end)
    signal?.removeEventListener('abort', stop)
    child.kill('SIGKILL')
  })
}
