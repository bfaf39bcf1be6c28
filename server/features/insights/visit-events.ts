import { bucketsOf } from './buckets.ts'
import type { Touch } from './classify.ts'
import {
  type ConversionEvent,
  direct,
  type ReadingEvent,
  type ViewEvent,
  type Visit,
  type VisitedPage,
} from './visit.ts'

/** Limits of what is kept of one visit; views beyond are counted without their page. */
const PAGES_MAX = 40
const TOUCHES_MAX = 10
const SEARCHES_MAX = 10
const CONVERSIONS_MAX = 10

/** Adds a view to its visit. One that was before all others, which another instance wrote first, becomes its beginning. */
export function addView(visit: Visit, view: ViewEvent) {
  const { at, path, search } = view
  visit.views += 1
  if (at < visit.startedAt) addBeginning(visit, view)
  else addNext(visit, view)
  visit.seenAt = Math.max(visit.seenAt, at)
  const isSearched = search && !visit.searches.includes(search)
  if (isSearched && visit.searches.length < SEARCHES_MAX) visit.searches.push(search)
  const page = visit.pages.find((each) => each.path === path)
  if (page) page.views += 1
}

function addNext(visit: Visit, { path, touch }: ViewEvent) {
  const { pages, touches } = visit
  visit.exit = path
  if (!pages.some((page) => page.path === path) && pages.length < PAGES_MAX) {
    pages.push(unread(path))
  }
  const isNew = touch && !isSame(touch, touches.at(-1))
  if (isNew && touches.length < TOUCHES_MAX) touches.push(touch)
}

function addBeginning(visit: Visit, { at, path, touch }: ViewEvent) {
  const { pages, touches, conversions } = visit
  const known = pages.find((page) => page.path === path)
  const others = pages.filter((page) => page !== known)
  for (const conversion of conversions) {
    const isCounted = known && pages.indexOf(known) < conversion.after
    if (!isCounted) conversion.after += 1
  }
  visit.startedAt = at
  visit.pages = [known ?? unread(path), ...others].slice(0, PAGES_MAX)
  // What seemed to be the beginning had no page of another site before it.
  const later = isSame(direct, touches[0]) ? touches.slice(1) : touches
  const first = touch ?? direct
  visit.touches = isSame(first, later[0]) ? later : [first, ...later].slice(0, TOUCHES_MAX)
}

function unread(path: string): VisitedPage {
  return { path, views: 0, seconds: 0, readings: 0, depth: 0 }
}

function isSame(one: Touch, other: Touch | undefined) {
  return one.source === other?.source && one.campaign === other.campaign
}

/**
 * Adds what a browser told of a page; false if the visit has not opened it. A page is in view for as long as its visit at
 * most, and told to be left as often as it was opened.
 */
export function addReading(visit: Visit, { at, path, seconds, depth, measured }: ReadingEvent) {
  const page = visit.pages.find((each) => each.path === path)
  if (!page) return false
  visit.seenAt = Math.max(visit.seenAt, at)
  const longest = Math.ceil((at - visit.startedAt) / 1_000)
  // A clock that was set back takes nothing away.
  page.seconds = Math.max(page.seconds, Math.min(page.seconds + seconds, longest))
  if (depth !== undefined && page.readings < page.views) {
    page.readings += 1
    page.depth += depth
  }
  page.buckets ??= bucketsOf(measured)
  return true
}

export function addConversion(visit: Visit, { at, kind }: ConversionEvent) {
  visit.seenAt = Math.max(visit.seenAt, at)
  if (visit.conversions.length >= CONVERSIONS_MAX) return
  visit.conversions.push({ kind, after: visit.pages.length })
}
