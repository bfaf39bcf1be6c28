import { expect, test } from 'vitest'
import { createImageProcessor } from './image-processor.ts'

const task = {
  part: 'first',
  path: '/nowhere',
  extension: 'jpg',
  folder: '/nowhere',
  slug: 'shop',
} as const

function scriptOf(name: string) {
  return new URL(`../../../tests/fixtures/${name}-image-worker.ts`, import.meta.url)
}

test('a process that hangs is killed, and the next picture is processed', async () => {
  const imageProcessor = createImageProcessor(1_500, scriptOf('looping'))
  const started = performance.now()
  const answers = await Promise.all([imageProcessor(task), imageProcessor(task)])
  expect(answers).toEqual([{ problem: 'slow' }, { problem: 'slow' }])
  expect(performance.now() - started).toBeGreaterThan(3_000)
})

test('a picture that somebody waits for does not wait for the other sizes of an earlier one', async () => {
  const imageProcessor = createImageProcessor(60_000, scriptOf('looping'))
  const stop = new AbortController()
  const earlier = imageProcessor({ ...task, part: 'rest' }, stop.signal)
  const awaited = new AbortController()
  const answer = imageProcessor(task, awaited.signal)
  awaited.abort()
  expect(await answer).toEqual({ problem: 'stopped' })
  stop.abort()
  expect(await earlier).toEqual({ problem: 'stopped' })
})

test('a process that crashes counts as a damaged picture', async () => {
  expect(await createImageProcessor(60_000, scriptOf('crashing'))(task)).toEqual({
    problem: 'broken',
  })
})

test('the process does not get the server’s environment', async () => {
  const answer = await createImageProcessor(60_000, scriptOf('environment'))(task)
  expect(answer).toEqual({ names: [] })
})
