import { fork } from 'node:child_process'
import { projectFile } from '#server/platform/project-file.ts'
import type { IconPictures, IconSource } from './read-icon.ts'

/**
 * An SVG of our own drawing, so many units wide, and the width of its picture; with `drawn` it is drawn that wide and then
 * scaled.
 */
export type RasterTask = {
  svg: string
  units: number
  pixels: number
  drawn?: number
  format: 'png' | 'jpeg'
}

/** What the child process is asked to do. */
export type RasterJob = { task: RasterTask } | { icon: IconSource }

/** Milliseconds; a picture takes 0.5 s. */
const TIME_LIMIT = 20_000

const worker = projectFile('server/features/brand/raster-worker.ts')

/** Draws a picture. @throws if it cannot be drawn */
export function rasterize(task: RasterTask) {
  return inProcess<Uint8Array<ArrayBuffer>>({ task })
}

/** Makes an icon's picture ready to be drawn; null if nothing of it is seen. @throws if it cannot be read */
export function prepareIcon(icon: IconSource) {
  return inProcess<IconPictures | null>({ icon })
}

/** In a child process, which returns its memory. */
function inProcess<T>(job: RasterJob) {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const child = fork(worker, {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const fail = () => reject(new Error('An icon or a share picture could not be drawn.'))
  const end = setTimeout(fail, TIME_LIMIT)
  child.once('message', (answer) => resolve(answer as T))
  child.once('error', reject)
  child.once('exit', fail)
  child.send(job)
  return promise.finally(() => {
    clearTimeout(end)
    child.kill('SIGKILL')
  })
}
