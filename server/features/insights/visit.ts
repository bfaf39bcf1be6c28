import { type ConversionKind, DIRECT } from '#model/insights/insights.ts'
import type { Buckets, Measured } from './buckets.ts'
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

export const direct: Touch = { source: DIRECT, campaign: '' }

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
    touches: [touch ?? direct],
    searches: [],
    conversions: [],
  }
}

export function isOver({ seenAt }: Pick<Visit, 'seenAt'>, at: number) {
  return at - seenAt >= VISIT_GAP
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
