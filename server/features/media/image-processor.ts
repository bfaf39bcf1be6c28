import { fork } from 'node:child_process'
import type { Pressed, PressTask } from './process-image.ts'

/** Makes the files of a picture; the server itself never decodes one. */
export type Press = (task: PressTask) => Promise<Pressed>

/** Milliseconds for one picture: the largest takes 10 s on a small machine that has nothing else to do. */
const TIME_LIMIT = 120_000

const worker = new URL('./image-worker.ts', import.meta.url)

/** One picture at a time, each in a process of its own: what crashes, loops or eats memory there ends alone. */
export function createPress(limit = TIME_LIMIT, script = worker): Press {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const next = last.then(() => inProcess(script, task, limit))
    last = next.catch(() => {})
    return next
  }
}

function inProcess(script: URL, task: PressTask, limit: number) {
  const { promise, resolve, reject } = Promise.withResolvers<Pressed>()
  // Nothing of the server's settings is for it to know.
  const child = fork(script, {
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const end = setTimeout(() => resolve({ fault: 'slow' }), limit)
  child.once('message', (answer) => resolve(answer as Pressed))
  child.once('error', reject)
  child.once('exit', () => resolve({ fault: 'broken' }))
  child.send(task)
  return promise.finally(() => {
    clearTimeout(end)
    child.kill('SIGKILL')
  })
}
