import { expect, test, vi } from 'vitest'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { warnAtIntervals } from './warn-at-intervals.ts'

test('each reason is logged at most once a minute, whatever its details', () => {
  const lines = vi.spyOn(console, 'error').mockReturnValue()
  const time = vi.spyOn(performance, 'now')
  const warn = warnAtIntervals('The database')
  const at = (seconds: number, reason: string) => {
    time.mockReturnValue(seconds * 1_000)
    warn(new Unavailable(reason))
    return lines.mock.calls.splice(0).length
  }
  expect(at(0, 'it is away (127.0.0.1:1)')).toBe(1)
  expect(at(1, 'it is away (127.0.0.1:2)')).toBe(0)
  expect(at(2, 'the password is wrong (app)')).toBe(1)
  expect(at(59, 'it is away (127.0.0.1:1)')).toBe(0)
  expect(at(60, 'it is away (127.0.0.1:1)')).toBe(1)
  const many = Array.from({ length: 20 }, (_, index) => at(61, `reason ${index}`))
  expect(many.filter(Boolean).length).toBeLessThan(5)
})
