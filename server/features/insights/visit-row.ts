import type { VisitRow } from '#server/platform/db/rows/insights.ts'
import type { Buckets } from './buckets.ts'
import type { Visit, VisitedPage } from './visit.ts'

type Trimmed = [
  path: string,
  views: number,
  seconds?: number,
  readings?: number,
  depth?: number,
  buckets?: Buckets,
]

/** What visits.body has, in the order of its JSON array: names would be most of it. */
type Body = [
  startedAt: number,
  seenAt: number,
  views: number,
  pages: Trimmed[],
  exit: string,
  touches: [source: string, campaign: string][],
  device: Visit['device'],
  language: string,
  searches: string[],
  conversions: [kind: Visit['conversions'][number]['kind'], after: number][],
]

export function rowOfVisit(visit: Visit): VisitRow {
  const body: Body = [
    visit.startedAt,
    visit.seenAt,
    visit.views,
    visit.pages.map(trimmed),
    visit.exit,
    visit.touches.map(({ source, campaign }) => [source, campaign]),
    visit.device,
    visit.language,
    visit.searches,
    visit.conversions.map(({ kind, after }) => [kind, after]),
  ]
  return {
    visitor: visit.visitor,
    day: visit.day,
    seen_at: new Date(visit.seenAt).toISOString(),
    body: JSON.stringify(body),
  }
}

/** Most pages are written before anything was told of them. */
function trimmed({ path, views, seconds, readings, depth, buckets }: VisitedPage): Trimmed {
  if (buckets) return [path, views, seconds, readings, depth, buckets]
  return seconds || readings ? [path, views, seconds, readings, depth] : [path, views]
}

export function visitOfRow({ visitor, day, body }: Pick<VisitRow, 'visitor' | 'day' | 'body'>) {
  const [startedAt, seenAt, views, pages, exit, touches, device, language, searches, conversions] =
    JSON.parse(body) as Body
  const visit: Visit = {
    visitor,
    day,
    startedAt,
    seenAt,
    views,
    pages: pages.map(([path, views, seconds = 0, readings = 0, depth = 0, buckets]) => ({
      path,
      views,
      seconds,
      readings,
      depth,
      ...(buckets && { buckets }),
    })),
    exit,
    touches: touches.map(([source, campaign]) => ({ source, campaign })),
    device,
    language,
    searches,
    conversions: conversions.map(([kind, after]) => ({ kind, after })),
  }
  return visit
}
