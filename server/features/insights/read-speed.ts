import { thirdQuartile, type Vital, vitalNames } from '#model/insights/vitals.ts'
import { type Reading, readValues } from './read-sums.ts'

/** Pages that are shown, most measured first. */
const PAGES_MAX = 10

/** More rows than a period has: two hundred for each day, five hundred for each month. */
const ROWS_MAX = 20_000

/** Third quartiles of what browsers measured; `page` is null for all pages. */
export type Speed = { page: string | null; views: number } & Record<Vital, number | null>

/** How fast the pages were for visitors. */
export async function readSpeed(reading: Reading): Promise<Speed[]> {
  const found = new Map<string | null, Map<Vital, Map<number, number>>>()
  for (const vital of vitalNames) {
    for (const { value, views } of await readValues(reading, vital, ROWS_MAX)) {
      const [, bucket, page = null] = /^(\d+)(?: (.+))?$/s.exec(value) ?? []
      if (bucket === undefined) continue
      const byVital = found.get(page) ?? new Map<Vital, Map<number, number>>()
      const counts = byVital.get(vital) ?? new Map<number, number>()
      counts.set(Number(bucket), views)
      found.set(page, byVital.set(vital, counts))
    }
  }
  const pages = [...found].map(([page, byVital]) => speedOf(page, byVital))
  return pages.sort((one, other) => other.views - one.views).slice(0, PAGES_MAX + 1)
}

function speedOf(page: string | null, byVital: Map<Vital, Map<number, number>>): Speed {
  const countsOf = (vital: Vital) => byVital.get(vital) ?? new Map<number, number>()
  const quartile = (vital: Vital) => thirdQuartile(vital, countsOf(vital))
  const views = [...countsOf('ttfb').values()].reduce((sum, count) => sum + count, 0)
  return {
    page,
    views,
    lcp: quartile('lcp'),
    inp: quartile('inp'),
    cls: quartile('cls'),
    ttfb: quartile('ttfb'),
  }
}
