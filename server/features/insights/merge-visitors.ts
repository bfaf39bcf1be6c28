import { insertRows } from '#server/platform/db/insert-rows.ts'
import type { ConversionRow } from '#server/platform/db/rows/insights.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { addSpeed } from './add-speed.ts'
import { addVisit } from './add-visit.ts'
import { bucketsOf } from './buckets.ts'
import { conversionRow, storeConversions } from './conversions.ts'
import type { Sums } from './sums.ts'
import { isOver, newVisit, type ReadingEvent, type Visit, type VisitEvent } from './visit.ts'
import { addConversion, addReading, addView } from './visit-events.ts'
import { rowOfVisit, visitOfRow } from './visit-row.ts'

/** What a visitor did on one day since the last flush, oldest first. */
export type VisitorEvents = Pick<Visit, 'visitor' | 'day' | 'device' | 'language'> & {
  events: VisitEvent[]
}

/** Visits that are read in one statement. */
const BATCH = 500

/**
 * Adds events to the open visits, and visits that have ended since to the sums. Conversions are stored with what led to
 * them; returns those without a visit, which another instance may write yet, and who told of a page that was left after its
 * visit. To be called under the lock of insights.
 * `toldBefore`: who has told of such a page on this day.
 */
export async function mergeVisitors(
  transaction: StoreTransaction,
  visitors: VisitorEvents[],
  sums: Sums,
  toldBefore: ReadonlySet<string>,
) {
  const conversions: ConversionRow[] = []
  const early: VisitorEvents[] = []
  const toldLate = new Set<string>()
  for (let start = 0; start < visitors.length; start += BATCH) {
    const batch = visitors.slice(start, start + BATCH)
    const open = await readVisits(transaction, batch)
    const changed = batch.flatMap((visitor) => {
      const visit = merge(visitor, open.get(visitor.visitor), {
        ...{ sums, conversions, toldBefore, toldLate, early },
      })
      return visit ?? []
    })
    await writeVisits(transaction, changed)
  }
  await storeConversions(transaction, conversions)
  return { early, toldLate }
}

type Merged = {
  sums: Sums
  conversions: ConversionRow[]
  toldBefore: ReadonlySet<string>
  toldLate: Set<string>
  early: VisitorEvents[]
}

/** Returns the visitor's open visit after all events; undefined if nothing opened one. */
function merge(
  { events, ...identity }: VisitorEvents,
  open: Visit | undefined,
  { sums, conversions, toldBefore, toldLate, early }: Merged,
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
      if (visit && visit.startedAt <= event.at) {
        addConversion(visit, event)
        conversions.push(conversionRow(visit, event))
      } else early.push({ ...identity, events: [event] })
    } else {
      const isRead = visit && !isOver(visit, event.at) && addReading(visit, event)
      // Who tells of more on one day made them up.
      const { visitor } = identity
      if (isRead || toldBefore.has(visitor) || toldLate.has(visitor)) continue
      addLateReading(sums, identity, event)
      toldLate.add(visitor)
    }
  }
  return visit
}

/** A page that was in view for longer than a visit may be silent. */
function addLateReading(sums: Sums, identity: Pick<Visit, 'day' | 'device'>, event: ReadingEvent) {
  const { path, seconds, depth, measured } = event
  const counts = { seconds, readings: depth === undefined ? 0 : 1, depth: depth ?? 0 }
  const key = { filter: '', period: identity.day }
  sums.add({ ...key, dimension: 'page', value: path }, counts)
  sums.add({ ...key, dimension: '', value: '' }, counts)
  const buckets = bucketsOf(measured)
  if (buckets) addSpeed(sums, identity, { path, buckets })
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
