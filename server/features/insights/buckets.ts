import { bucketOf, type Vital, vitalNames } from '#model/insights/vitals.ts'

/** The buckets of what a browser measured of a page, in the order of the vitals; null where it told none. */
export type Buckets = (number | null)[]

/** By vital: milliseconds, or what layout shifts are measured in. */
export type Measured = Partial<Record<Vital, number | undefined>>

export function bucketsOf(measured: Measured): Buckets | undefined {
  const buckets = vitalNames.map((vital) => {
    const value = measured[vital]
    return value === undefined ? null : bucketOf(vital, value)
  })
  return buckets.some((bucket) => bucket !== null) ? buckets : undefined
}
