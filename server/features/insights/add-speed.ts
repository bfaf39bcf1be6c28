import { vitalNames } from '#model/insights/vitals.ts'
import type { Buckets } from './buckets.ts'
import { filterOf, noCounts, type Sums } from './sums.ts'
import type { Visit } from './visit.ts'

/** By what speed can be filtered. */
export const speedFilters: readonly string[] = ['page', 'device', 'campaign']

const measuredOnce = { ...noCounts, views: 1 }

/** Adds what was measured of a page by bucket, to that of all pages and of the page; with `only`, to those of one filter. */
export function addSpeed(
  sums: Sums,
  { day, device, touches }: Pick<Visit, 'day' | 'device'> & Partial<Visit>,
  { path, buckets }: { path: string; buckets: Buckets },
  only?: string,
) {
  const campaign = touches?.[0]?.campaign
  const own = filterOf('page', path)
  const filters = only === '' ? [''] : ['', own, filterOf('device', device)]
  if (campaign && only !== '') filters.push(filterOf('campaign', campaign))
  for (const filter of filters) {
    if (only !== undefined && filter !== only) continue
    const below = sums.below(day, filter)
    for (const [index, vital] of vitalNames.entries()) {
      const bucket = buckets[index]
      if (bucket === null || bucket === undefined) continue
      below.add(vital, `${bucket}`, measuredOnce)
      if (filter !== own) below.add(vital, `${bucket} ${path}`, measuredOnce)
    }
  }
}
