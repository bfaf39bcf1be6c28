import { afterEach, expect, test, vi } from 'vitest'
import { watchClock } from './watch-clock.ts'

const HOUR = 3_600_000
afterEach(() => void vi.useRealTimers())

test('a clock that is set is reported once, and time that passes is not', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  let passed = 0
  const lines: string[] = []
  const look = watchClock(
    (line) => lines.push(line),
    () => passed,
  )
  const go = (real: number, shown: number) => {
    passed += real
    vi.setSystemTime(Date.now() + shown)
    look()
    return lines.splice(0)
  }
  expect(go(5_000, 5_000)).toEqual([])
  expect(go(9 * HOUR, 9 * HOUR + 30_000)).toEqual([])
  expect(go(5_000, 365 * 24 * HOUR)).toEqual([expect.stringMatching(/set forward by 365 days, or/)])
  expect(go(5_000, 5_000)).toEqual([])
  expect(go(5_000, -24 * HOUR)).toEqual([expect.stringMatching(/set back by 24 hours/)])
  expect(go(5_000, -5 * 60_000)).toEqual([expect.stringMatching(/set back by 5 minutes/)])
})
