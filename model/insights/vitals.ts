/** What browsers measure of each page: its name, the bound of the first bucket, and up to what is good and not poor. */
export const vitals = {
  lcp: { name: 'Largest paint', first: 100, good: 2_500, poor: 4_000, unit: 'ms' },
  inp: { name: 'Answer to a press', first: 16, good: 200, poor: 500, unit: 'ms' },
  cls: { name: 'Layout shift', first: 0.01, good: 0.1, poor: 0.25, unit: '' },
  ttfb: { name: 'First byte', first: 20, good: 800, poor: 1_800, unit: 'ms' },
} as const

export type Vital = keyof typeof vitals

export const vitalNames = Object.keys(vitals) as Vital[]

/** Each bucket reaches this much further than the one before. */
const STEP = 1.2
const BUCKETS_MAX = 40

/** The number of the bucket that a measured value falls in. */
export function bucketOf(vital: Vital, value: number) {
  const { first } = vitals[vital]
  if (value <= first) return 0
  return Math.min(BUCKETS_MAX - 1, Math.ceil(Math.log(value / first) / Math.log(STEP)))
}

/** The middle of a bucket; 0 of the first, which has the values near to none. */
export function valueOfBucket(vital: Vital, bucket: number) {
  return bucket === 0 ? 0 : vitals[vital].first * STEP ** (bucket - 0.5)
}

/** The value that three of four are not above, from counts by bucket; null without any. */
export function thirdQuartile(vital: Vital, counts: ReadonlyMap<number, number>) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  let seen = 0
  for (const [bucket, count] of [...counts].sort(([one], [other]) => one - other)) {
    seen += count
    if (seen >= total * 0.75) return valueOfBucket(vital, bucket)
  }
  return null
}

export function rating(vital: Vital, value: number) {
  const { good, poor } = vitals[vital]
  if (value <= good) return 'good'
  return value <= poor ? 'needs work' : 'poor'
}
