import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createIdleQueue } from './idle-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs one task at a time, each after a quiet time, even if one fails', async () => {
  const queue = createIdleQueue(500)
  const first = Promise.withResolvers<void>()
  const tasks = [vi.fn(() => first.promise), vi.fn(async () => {})]
  for (const task of tasks) queue.add(task)
  const calls = () => tasks.map((task) => task.mock.calls.length)
  await vi.advanceTimersByTimeAsync(499)
  expect(calls()).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(1)
  queue.postpone()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(calls()).toEqual([1, 0])
  first.reject(new Error('no memory'))
  await vi.advanceTimersByTimeAsync(499)
  expect(calls()).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect(calls()).toEqual([1, 1])
})

it('waits while something else is going on', async () => {
  const queue = createIdleQueue(500)
  const task = vi.fn(async () => {})
  queue.add(task)
  for (let round = 0; round < 5; round++) {
    await vi.advanceTimersByTimeAsync(400)
    queue.postpone()
  }
  expect(task).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(task).toHaveBeenCalledTimes(1)
})
