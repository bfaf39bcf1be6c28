import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HttpError } from './problem.ts'
import { createWorkQueue, type QueueLimits } from './work-queue.ts'

const wide: QueueLimits = { running: 2, waiting: 2, byClient: 10, patience: 60_000, penalty: 0 }
const client = { address: '192.0.2.1' }

/** A queue, and tasks that the test ends. */
function open(limits: Partial<QueueLimits> = {}) {
  const queue = createWorkQueue({ ...wide, ...limits })
  const started: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const add = (name: string, who = client) =>
    queue.run(who, async () => {
      started.push(name)
      const end = Promise.withResolvers<void>()
      ends.set(name, end)
      await end.promise
      return name
    })
  const end = async (name: string) => {
    await setImmediate()
    ends.get(name)?.resolve()
    await setImmediate()
    await setImmediate()
  }
  return { queue, add, end, ends, started }
}

test('tasks run up to one limit, wait in order up to another, and the rest is refused', async () => {
  const { add, end, started } = open()
  const all = ['a', 'b', 'c', 'd'].map((name) => add(name))
  await expect(add('e')).rejects.toMatchObject({ answer: { status: 503, retryAfter: 5 } })
  expect(started).toEqual(['a', 'b'])
  await end('b')
  expect(started).toEqual(['a', 'b', 'c'])
  await end('a')
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  await end('c')
  await end('d')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  const again = add('f')
  await end('f')
  expect(await again).toBe('f')
})

test('a failed task frees its slot', async () => {
  const { queue } = open({ running: 1, waiting: 0 })
  for (let index = 0; index < 3; index += 1) {
    await expect(queue.run(client, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    )
  }
})

test('a task that has waited too long is refused, and the next one runs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { add, end, started } = open({ running: 1, patience: 3_000 })
  const first = add('a')
  const late = add('b')
  await setImmediate()
  const refused = expect(late).rejects.toMatchObject({ answer: { status: 503 } })
  vi.advanceTimersByTime(2_000)
  const next = add('c')
  await setImmediate()
  vi.advanceTimersByTime(1_500)
  await refused
  await end('a')
  expect(started).toEqual(['a', 'c'])
  await end('c')
  expect(await Promise.all([first, next])).toEqual(['a', 'c'])
})

test('one client cannot use up the queue', async () => {
  const { add, end } = open({ running: 1, waiting: 10, byClient: 2 })
  const all = [add('a'), add('b')]
  await expect(add('c')).rejects.toMatchObject({ answer: { status: 429, retryAfter: 5 } })
  all.push(add('d', { address: '192.0.2.2' }))
  for (const name of ['a', 'b', 'd']) await end(name)
  await Promise.all(all)
  const later = add('e')
  await end('e')
  expect(await later).toBe('e')
})

test('errors are delayed, so that immediate retries cost little', async () => {
  const { add } = open({ running: 0, waiting: 0, penalty: 50 })
  const began = performance.now()
  await expect(add('a')).rejects.toMatchObject({ answer: { status: 503 } })
  expect(performance.now() - began).toBeGreaterThan(40)
})

test('a task that is not admitted uses no slot', async () => {
  const refusal = new HttpError({ status: 429, message: 'Wait.', retryAfter: 9 })
  const admit = vi.fn(async () => {})
  const queue = createWorkQueue({ ...wide, running: 1, waiting: 0, byClient: 1 }, admit)
  admit.mockRejectedValueOnce(refusal)
  await expect(queue.run(client, async () => 'done')).rejects.toBe(refusal)
  expect(await queue.run(client, async () => 'done')).toBe('done')
})
