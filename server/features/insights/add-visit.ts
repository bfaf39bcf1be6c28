import {
  type Dimension,
  type FilterDimension,
  filterNames,
  conversions as kinds,
} from '#model/insights/insights.ts'
import { addSpeed } from './add-speed.ts'
import { type Counts, filterOf, noCounts, type Sums } from './sums.ts'
import { isBotVisit, type Visit, type VisitedPage } from './visit.ts'

/**
 * Adds a visit to the sums of its day: to all, to each value of each dimension, and to each pair of them; with `only`, to
 * those of one filter.
 */
export function addVisit(sums: Sums, visit: Visit, only?: string) {
  const period = visit.day
  if (isBotVisit(visit)) {
    const key = { filter: '', dimension: 'excluded', period, value: 'behaviour' }
    return sums.add(key, { views: visit.views })
  }
  const values = valuesOf(visit)
  const names = only === '' ? [] : filterNames
  const filters = names.flatMap((name) =>
    values[name].map(({ value }) => ({ filter: filterOf(name, value), by: name })),
  )
  const whole = countsOf(visit)
  for (const { filter, by } of [{ filter: '', by: null }, ...filters]) {
    if (only !== undefined && filter !== only) continue
    const below = sums.below(period, filter)
    below.add('', '', whole)
    for (const name of filterNames) {
      if (name === by) continue
      for (const { value, counts } of values[name]) below.add(name, value, counts)
    }
  }
  for (const { path, buckets } of visit.pages) {
    if (buckets) addSpeed(sums, visit, { path, buckets }, only)
  }
  addOthers(sums, visit)
}

/** What is counted without filters: searches, and the last touch before a conversion. */
function addOthers(sums: Sums, visit: Visit) {
  const { day, searches, conversions, touches } = visit
  const add = (dimension: Dimension, value: string, counts: Partial<Counts>) =>
    value && sums.add({ filter: '', dimension, period: day, value }, counts)
  for (const search of searches) add('search', search, { visits: 1 })
  if (conversions.length === 0) return
  const last = touches.at(-1)
  const converted = { visits: 1, ...convertedAfter(visit, 0) }
  add('last-source', last?.source ?? '', converted)
  add('last-campaign', last?.campaign ?? '', converted)
}

type Value = { value: string; counts: Counts }

/** The values of a visit in each dimension. Source and campaign are those it began with. */
function valuesOf(visit: Visit): Record<FilterDimension, Value[]> {
  const { pages, touches, device, language, exit, conversions } = visit
  const whole = countsOf(visit)
  const one = (value: string | undefined) => (value ? [{ value, counts: whole }] : [])
  const first = touches[0]
  return {
    page: pages.map((page, index) => ({
      value: page.path,
      counts: pageCounts(visit, page, index),
    })),
    source: one(first?.source),
    campaign: one(first?.campaign),
    entry: one(pages[0]?.path),
    exit: one(exit),
    device: one(device),
    language: one(language),
    conversion: [...new Set(conversions.map(({ kind }) => kind))].flatMap(one),
  }
}

function countsOf(visit: Visit): Counts {
  const { views, pages } = visit
  return {
    ...noCounts,
    ...convertedAfter(visit, 0),
    views,
    visits: 1,
    bounces: views === 1 ? 1 : 0,
    seconds: sumOf(pages, 'seconds'),
    readings: sumOf(pages, 'readings'),
    depth: sumOf(pages, 'depth'),
  }
}

/** A page counts for the conversions that came after it. */
function pageCounts(visit: Visit, page: VisitedPage, index: number): Counts {
  const { views, seconds, readings, depth } = page
  const bounces = visit.views === 1 ? 1 : 0
  const converted = convertedAfter(visit, index + 1)
  return { ...noCounts, ...converted, views, visits: 1, bounces, seconds, readings, depth }
}

function convertedAfter({ conversions }: Visit, pages: number) {
  const counts: Partial<Counts> = {}
  for (const { kind, after } of conversions) {
    const { column } = kinds[kind]
    if (after >= pages) counts[column] = (counts[column] ?? 0) + 1
  }
  return counts
}

function sumOf(pages: VisitedPage[], count: 'seconds' | 'readings' | 'depth') {
  return pages.reduce((sum, page) => sum + page[count], 0)
}
