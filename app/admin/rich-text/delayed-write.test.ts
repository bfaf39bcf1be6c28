import { afterEach, expect, test, vi } from 'vitest'
import { delayedWrite } from './delayed-write.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('what is typed is written after a pause, or at once by whoever saves the form', () => {
  vi.useFakeTimers()
  const pending = new Set<() => void>()
  const write = vi.fn()
  const typing = delayedWrite(pending, write)
  typing.later()
  vi.advanceTimersByTime(299)
  typing.later()
  vi.advanceTimersByTime(299)
  expect(write).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(write).toHaveBeenCalledTimes(1)
  expect(pending.size).toBe(0)

  typing.later()
  for (const flush of pending) flush()
  expect(write).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1_000)
  typing.now()
  expect(write).toHaveBeenCalledTimes(2)
})
