import { setImmediate } from 'node:timers/promises'
import { localDay } from '#model/local-time.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { Clock } from '#server/platform/runtime.ts'
import { addVisit } from './add-visit.ts'
import { lockInsights } from './lock-insights.ts'
import { pruneEndedDays, pruneLarge } from './prune-sums.ts'
import { createSums } from './sums.ts'
import { VISIT_GAP } from './visit.ts'
import { visitOfRow } from './visit-row.ts'
import type { VisitSalts } from './visit-salts.ts'
import { writeSums } from './write-sums.ts'

/** Visits per transaction, so that others can write in between. Many: they share rows, and rows are what takes time. */
const BATCH = 5_000

/** Visits that are summed in one turn of the event loop. */
const STEP = 250

/** Where the site is. */
export type TimeZoneOf = { site(): Promise<{ timeZone: string }> }

type FoldDeps = { store: Store; content: TimeZoneOf; clock: Clock }

/** Adds the visits that have ended to the sums, deletes them, and deletes the salts of the days that have ended. */
export async function foldVisits(deps: FoldDeps, salts: VisitSalts) {
  const { content, clock } = deps
  const now = clock()
  const { timeZone } = await content.site()
  const end = new Date(now.getTime() - VISIT_GAP).toISOString()
  const today = localDay(now, timeZone)
  let folded = BATCH
  while (folded === BATCH) {
    folded = await foldBatch(deps, end)
    if (folded > 0) await pruneLarge(deps.store, today)
  }
  await pruneEndedDays(deps.store, today)
  await salts.deleteBefore(today)
}

/** Returns how many there were. */
async function foldBatch({ store }: FoldDeps, end: string) {
  return store.transaction().execute(async (transaction) => {
    await lockInsights(transaction)
    const rows = await transaction
      .selectFrom('visits')
      .select(['visitor', 'day', 'body'])
      .where('seen_at', '<=', end)
      .orderBy('seen_at')
      .limit(BATCH)
      .execute()
    if (rows.length === 0) return 0
    const sums = createSums()
    for (const [index, row] of rows.entries()) {
      addVisit(sums, visitOfRow(row))
      // Requests are answered in between.
      if (index % STEP === STEP - 1) await setImmediate()
    }
    await writeSums(transaction, sums.rows())
    const visitors = rows.map(({ visitor }) => visitor)
    await transaction.deleteFrom('visits').where('visitor', 'in', visitors).execute()
    return rows.length
  })
}
