import { expect, test } from 'vitest'
import { createImageProcessor } from './image-processor.ts'

const task = { path: '/nowhere', extension: 'jpg', folder: '/nowhere', slug: 'shop' }

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

test('a process that crashes counts as a damaged picture', async () => {
  expect(await createImageProcessor(60_000, scriptOf('crashing'))(task)).toEqual({
    problem: 'broken',
  })
})

test('the process does not get the server’s environment', async () => {
  const answer = await createImageProcessor(60_000, scriptOf('environment'))(task)
  expect(answer).toEqual({ names: [] })
})
