import { expect, test } from 'vitest'
import { bucketOf, rating, thirdQuartile, valueOfBucket, vitalNames } from './vitals.ts'

test('a value is found again from its bucket within a tenth', () => {
  for (const value of [150, 800, 2_400, 9_000]) {
    const found = valueOfBucket('lcp', bucketOf('lcp', value))
    expect(Math.abs(found - value) / value).toBeLessThan(0.1)
  }
  expect(valueOfBucket('cls', bucketOf('cls', 0))).toBe(0)
})

test('any value has one of forty buckets', () => {
  for (const vital of vitalNames) {
    for (const value of [0, 1e-9, 1, 1e12]) {
      expect(bucketOf(vital, value)).toBeGreaterThanOrEqual(0)
      expect(bucketOf(vital, value)).toBeLessThan(40)
    }
  }
})

test('three of four values are at most the third quartile', () => {
  const counts = new Map([9_000, 500, 500, 1_000].map((value) => [bucketOf('lcp', value), 0]))
  for (const value of [9_000, 500, 500, 1_000]) {
    const bucket = bucketOf('lcp', value)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  expect(thirdQuartile('lcp', counts)).toBeCloseTo(1_000, -2.2)
  expect(thirdQuartile('lcp', new Map())).toBeNull()
})

test('a value is rated', () => {
  expect(rating('lcp', 2_500)).toBe('good')
  expect(rating('cls', 0.2)).toBe('needs work')
  expect(rating('inp', 501)).toBe('poor')
})
