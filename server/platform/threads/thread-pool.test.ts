import { expect, test } from 'vitest'
import { createThreadPool } from './thread-pool.ts'

const hour = 3_600_000
const limits = { processor: hour, total: hour, memory: 64 }
const workerOf = (name: string) =>
  new URL(`../../../tests/fixtures/${name}-worker.ts`, import.meta.url)

test.each([
  ['is kept for the next task', hour, [1, 2, 3]],
  ['is discarded after each task', 0, [1, 1, 1]],
])('a thread %s', async (_, idle, counts) => {
  const run = createThreadPool<null, number>(workerOf('counting'), { limits, threads: 1, idle })
  expect(await Promise.all([run(null), run(null), run(null)])).toEqual(counts)
})

test('tasks above the limit are refused, and earlier ones are not lost', async () => {
  const rules = { limits, threads: 1, waiting: 1, idle: 0 }
  const run = createThreadPool<null, number>(workerOf('counting'), rules)
  const tasks = await Promise.allSettled([run(null), run(null), run(null)])
  expect(tasks).toMatchObject([{ value: 1 }, { value: 1 }, { reason: { reason: 'full' } }])
  expect(await run(null)).toBe(1)
})

test('after a task exceeded a limit, the next one gets a new thread', async () => {
  const own = { ...limits, total: 1 }
  const rules = { limits: own, threads: 1, idle: hour }
  const run = createThreadPool<string | null, number>(workerOf('counting'), rules)
  await expect(run('wait')).rejects.toMatchObject({ reason: 'total' })
  own.total = hour
  expect(await run(null)).toBe(1)
})
