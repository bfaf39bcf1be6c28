import { thirdQuartile, type Vital, vitalNames } from '#model/insights/vitals.ts'
import { speedFilters } from './add-speed.ts'
import type { InsightFilter } from './filter-insights.ts'
import { type Reading, readViews } from './read-sums.ts'

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
  const found = new Map<string | null, Map<string, Map<number, number>>>()
  for (const { dimension, value, views } of await readViews(reading, vitalNames)) {
    const space = value.indexOf(' ')
    const bucket = Number(space < 0 ? value : value.slice(0, space))
    // What was summed as "(other)" has none.
    if (Number.isNaN(bucket)) continue
    const page = space < 0 ? null : value.slice(space + 1)
    const byVital = found.get(page) ?? new Map<string, Map<number, number>>()
    const counts = byVital.get(dimension) ?? new Map<number, number>()
    counts.set(bucket, (counts.get(bucket) ?? 0) + views)
    found.set(page, byVital.set(dimension, counts))
  }
  return new Map([...found].map(([page, byVital]) => [page, speedOf(page, byVital)]))
}

function speedOf(page: string | null, byVital: Map<string, Map<number, number>>): Speed {
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
