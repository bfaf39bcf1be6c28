import { expect, test } from 'vitest'
import { timeZoneOptions } from './time-zones.ts'

test('time zones are listed by their city, today’s names of cities, and the chosen one', () => {
  const options = timeZoneOptions('US/Pacific')
  const names = options.map(({ name }) => name)
  expect(options).toContainEqual({ id: 'Asia/Kolkata', name: 'Kolkata (Asia)' })
  expect(options).toContainEqual({ id: 'Europe/Kyiv', name: 'Kyiv (Europe)' })
  expect(names).toEqual(expect.arrayContaining(['UTC', 'Pacific (US)', 'New York (America)']))
  expect(names.indexOf('Zurich (Europe)')).toBeGreaterThan(names.indexOf('Aden (Asia)'))
  expect(new Set(options.map(({ id }) => id)).size).toBe(options.length)
})
