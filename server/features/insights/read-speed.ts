import { thirdQuartile, type Vital, vitalNames } from '#model/insights/vitals.ts'
import { speedFilters } from './add-speed.ts'
import type { InsightFilter } from './filter-insights.ts'
import { type Reading, readValues } from './read-sums.ts'

/** More rows than a period has: two hundred for each day, five hundred for each month. */
const ROWS_MAX = 20_000

/** Third quartiles of what browsers measured; `page` is null for all pages. */
export type Speed = { page: string | null; views: number } & Record<Vital, number | null>

/** With what was measured in the period before; null without one, or if nothing was. */
export type ComparedSpeed = Speed & { before: Speed | null }

/** How fast pages were for visitors, most measured first; null by a filter that speed is not summed by. */
export async function readSpeed(
  { by, is }: Pick<InsightFilter, 'by' | 'is'>,
  current: Reading,
  before: Reading,
): Promise<ComparedSpeed[] | null> {
  if (by && is && !speedFilters.includes(by)) return null
  const earlier = await speedsOf(before)
  const pages = [...(await speedsOf(current)).values()]
  return pages
    .sort((one, other) => other.views - one.views)
    .map((speed) => ({
      ...speed,
      // Below a page, what was measured is of this page.
      page: (by === 'page' && is) || speed.page,
      before: earlier.get(speed.page) ?? null,
    }))
}

async function speedsOf(reading: Reading): Promise<Map<string | null, Speed>> {
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
  return new Map([...found].map(([page, byVital]) => [page, speedOf(page, byVital)]))
}

function speedOf(page: string | null, byVital: Map<Vital, Map<number, number>>): Speed {
  const countsOf = (vital: Vital) => byVital.get(vital) ?? new Map<number, number>()
  const quartile = (vital: Vital) => thirdQuartile(vital, countsOf(vital))
  const views = Math.max(...vitalNames.map((vital) => sumOf(countsOf(vital))))
  return {
    page,
    views,
    lcp: quartile('lcp'),
    inp: quartile('inp'),
    cls: quartile('cls'),
    ttfb: quartile('ttfb'),
  }
}

/** Some browsers don't measure all. */
function sumOf(counts: ReadonlyMap<number, number>) {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
