import { fork } from 'node:child_process'
import type { ImageTask, ProcessedImage } from './process-image.ts'

/** Makes the files of a picture in a child process; the server never decodes images. */
export type ImageProcessor = (task: ImageTask) => Promise<ProcessedImage>

/** Milliseconds per picture; the largest takes 10 s on a small idle machine. */
const TIME_LIMIT = 120_000

const worker = new URL('./image-worker.ts', import.meta.url)

/** Processes one picture at a time, each in its own process, which isolates crashes, loops and memory use. */
export function createImageProcessor(limit = TIME_LIMIT, script = worker): ImageProcessor {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const next = last.then(() => inProcess(script, task, limit))
    last = next.catch(() => {})
    return next
  }
}

function inProcess(script: URL, task: ImageTask, limit: number) {
  const { promise, resolve, reject } = Promise.withResolvers<ProcessedImage>()
  // The child gets no environment.
  const child = fork(script, {
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const end = setTimeout(() => resolve({ problem: 'slow' }), limit)
  child.once('message', (answer) => resolve(answer as ProcessedImage))
  child.once('error', reject)
  child.once('exit', () => resolve({ problem: 'broken' }))
  child.send(task)
  return promise.finally(() => {
    clearTimeout(end)
    child.kill('SIGKILL')
  })
}
