import { fork } from 'node:child_process'
import { projectFile } from '#server/platform/project-file.ts'

/** An SVG of our own drawing, so many units wide, and the width of its picture. */
export type RasterTask = { svg: string; units: number; pixels: number; format: 'png' | 'jpeg' }

/** Milliseconds; all pictures take 0.5 s. */
const TIME_LIMIT = 20_000

const worker = projectFile('server/features/brand/raster-worker.ts')

/** Draws pictures in a child process, which returns its memory. @throws if that ends without them */
export async function rasterize(tasks: RasterTask[]): Promise<Buffer[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer[]>()
  const child = fork(worker, {
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const fail = () =>
    reject(new Error('The icons and the share picture of the site could not be drawn.'))
  const end = setTimeout(fail, TIME_LIMIT)
  child.once('message', (drawn: string[]) =>
    resolve(drawn.map((one) => Buffer.from(one, 'base64'))),
  )
  child.once('error', reject)
  child.once('exit', fail)
  child.send(tasks)
  return promise.finally(() => {
    clearTimeout(end)
    child.kill('SIGKILL')
  })
}
