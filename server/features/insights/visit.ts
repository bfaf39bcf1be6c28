import { type ConversionKind, DIRECT } from '#model/insights/insights.ts'
import { type Buckets, bucketsOf, type Measured } from './buckets.ts'
import type { Device, Touch } from './classify.ts'

/** A page of a visit: how often it was opened, seconds in view, how often these were told, and their scroll depths. */
export type VisitedPage = {
  path: string
  views: number
  seconds: number
  readings: number
  depth: number
  /** What was measured of it first. */
  buckets?: Buckets | undefined
}

/** An open visit, as stored in visits.body. */
export type Visit = {
  visitor: string
  day: string
  startedAt: number
  seenAt: number
  views: number
  /** In the order in which they were first opened. */
  pages: VisitedPage[]
  exit: string
  touches: Touch[]
  device: Device
  language: string
  searches: string[]
  /** Each with the pages that were opened before. */
  conversions: { kind: ConversionKind; after: number }[]
}

export type ViewEvent = {
  type: 'view'
  at: number
  path: string
  touch: Touch | null
  search: string
}

/** What a browser tells when a page is left. */
export type ReadingEvent = {
  type: 'reading'
  at: number
  path: string
  seconds: number
  /** Absent if the page was left before. */
  depth?: number | undefined
  measured: Measured
}

export type ConversionEvent = {
  type: 'conversion'
  at: number
  kind: ConversionKind
  /** Of the lead or subscriber. */
  id: string
}

export type VisitEvent = ViewEvent | ReadingEvent | ConversionEvent

/** Milliseconds without an event after which a visit has ended. */
export const VISIT_GAP = 30 * 60_000

/** Limits of what is kept of one visit; views beyond are counted without their page. */
const PAGES_MAX = 40
const TOUCHES_MAX = 10
const SEARCHES_MAX = 10
const CONVERSIONS_MAX = 10

export function newVisit(
  identity: Pick<Visit, 'visitor' | 'day' | 'device' | 'language'>,
  { at, path, touch }: ViewEvent,
): Visit {
  return {
    ...identity,
    startedAt: at,
    seenAt: at,
    views: 0,
    pages: [],
    exit: path,
    touches: [touch ?? { source: DIRECT, campaign: '' }],
    searches: [],
    conversions: [],
  }
}

export function isOver({ seenAt }: Pick<Visit, 'seenAt'>, at: number) {
  return at - seenAt >= VISIT_GAP
}

/** Adds a view to its visit. */
export function addView(visit: Visit, { at, path, touch, search }: ViewEvent) {
  visit.views += 1
  visit.startedAt = Math.min(visit.startedAt, at)
  visit.seenAt = Math.max(visit.seenAt, at)
  visit.exit = path
  const page = visit.pages.find((each) => each.path === path)
  if (page) page.views += 1
  else if (visit.pages.length < PAGES_MAX) {
    visit.pages.push({ path, views: 1, seconds: 0, readings: 0, depth: 0 })
  }
  const last = visit.touches.at(-1)
  const isNew = touch && (touch.source !== last?.source || touch.campaign !== last.campaign)
  if (isNew && visit.touches.length < TOUCHES_MAX) visit.touches.push(touch)
  const isSearched = search && !visit.searches.includes(search)
  if (isSearched && visit.searches.length < SEARCHES_MAX) visit.searches.push(search)
}

/** Adds what a browser told of a page; false if the visit has not opened it. */
export function addReading(visit: Visit, { at, path, seconds, depth, measured }: ReadingEvent) {
  const page = visit.pages.find((each) => each.path === path)
  if (!page) return false
  visit.seenAt = Math.max(visit.seenAt, at)
  page.seconds += seconds
  page.readings += depth === undefined ? 0 : 1
  page.depth += depth ?? 0
  page.buckets ??= bucketsOf(measured)
  return true
}

export function addConversion(visit: Visit, { at, kind }: ConversionEvent) {
  visit.seenAt = Math.max(visit.seenAt, at)
  if (visit.conversions.length >= CONVERSIONS_MAX) return
  visit.conversions.push({ kind, after: visit.pages.length })
}

/** Views from which a visit is judged, and the seconds per page that a person takes at least. */
const BOT_VIEWS = 15
const BOT_PACE = 2_000

/** Whether a visit behaves like a program: many pages in a short time, none of which told that it was left. */
export function isBotVisit({ views, pages, startedAt, seenAt, conversions }: Visit) {
  if (views < BOT_VIEWS || conversions.length > 0) return false
  if (pages.some(({ readings }) => readings > 0)) return false
  return (seenAt - startedAt) / views < BOT_PACE
}
