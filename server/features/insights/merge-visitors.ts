import { bucketOf, vitalNames } from '#model/insights/vitals.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import type { ConversionRow } from '#server/platform/db/rows/insights.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { addVisit } from './add-visit.ts'
import { conversionRow, storeConversions } from './conversions.ts'
import type { Sums } from './sums.ts'
import {
  addConversion,
  addReading,
  addView,
  isOver,
  newVisit,
  type ReadingEvent,
  type Visit,
  type VisitEvent,
} from './visit.ts'
import { rowOfVisit, visitOfRow } from './visit-row.ts'

/** What a visitor did on one day since the last flush, oldest first. */
export type VisitorEvents = Pick<Visit, 'visitor' | 'day' | 'device' | 'language'> & {
  events: VisitEvent[]
}

/** Visits that are read in one statement. */
const BATCH = 500

/**
 * Adds events to the open visits, and visits that have ended since to the sums. Conversions are stored with what led to
 * them. To be called under the lock of insights.
 */
export async function mergeVisitors(
  transaction: StoreTransaction,
  visitors: VisitorEvents[],
  sums: Sums,
) {
  const conversions: ConversionRow[] = []
  for (let start = 0; start < visitors.length; start += BATCH) {
    const batch = visitors.slice(start, start + BATCH)
    const open = await readVisits(transaction, batch)
    const changed = batch.flatMap((visitor) => {
      const visit = merge(visitor, open.get(visitor.visitor), sums, conversions)
      return visit ?? []
    })
    await writeVisits(transaction, changed)
  }
  await storeConversions(transaction, conversions)
}

/** Returns the visitor's open visit after all events; undefined if nothing opened one. */
function merge(
  { events, ...identity }: VisitorEvents,
  open: Visit | undefined,
  sums: Sums,
  conversions: ConversionRow[],
) {
  let visit = open
  for (const event of events) {
    if (event.type === 'view') {
      if (visit && isOver(visit, event.at)) {
        addVisit(sums, visit)
        visit = undefined
      }
      visit ??= newVisit(identity, event)
      addView(visit, event)
    } else if (event.type === 'conversion') {
      if (!visit) continue
      addConversion(visit, event)
      conversions.push(conversionRow(visit, event))
    } else {
      addMeasured(sums, identity.day, event)
      const isRead = visit && !isOver(visit, event.at) && addReading(visit, event)
      if (!isRead) addLateReading(sums, identity.day, event)
    }
  }
  return visit
}

/** A page that was in view for longer than a visit may be silent. */
function addLateReading(sums: Sums, period: string, { path, seconds, depth }: ReadingEvent) {
  const counts = { seconds, readings: depth === undefined ? 0 : 1, depth: depth ?? 0 }
  sums.add({ filter: '', dimension: 'page', period, value: path }, counts)
  sums.add({ filter: '', dimension: '', period, value: '' }, counts)
}

/** Counts what was measured by bucket, of the page and of all pages. */
function addMeasured(sums: Sums, period: string, { path, measured }: ReadingEvent) {
  for (const vital of vitalNames) {
    const value = measured[vital]
    if (value === undefined) continue
    const bucket = bucketOf(vital, value)
    const key = { filter: '', dimension: vital, period }
    sums.add({ ...key, value: `${bucket}` }, { views: 1 })
    sums.add({ ...key, value: `${bucket} ${path}` }, { views: 1 })
  }
}

async function readVisits(transaction: StoreTransaction, batch: VisitorEvents[]) {
  const rows = await transaction
    .selectFrom('visits')
    .select(['visitor', 'day', 'body'])
    .where(
      'visitor',
      'in',
      batch.map(({ visitor }) => visitor),
    )
    .execute()
  return new Map(rows.map((row) => [row.visitor, visitOfRow(row)]))
}

async function writeVisits(transaction: StoreTransaction, visits: Visit[]) {
  if (visits.length === 0) return
  await insertRows(transaction, 'visits', visits.map(rowOfVisit), 'replace')
}
