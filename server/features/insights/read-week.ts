import { addDays } from '#model/day.ts'
import { sumPeriods } from '#model/insights/period.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { type Reading, readValues } from './read-sums.ts'
import { noCounts } from './sums.ts'

/** The week before a Monday, as it can be read once its last visits have ended. */
export function weekBefore(store: Store, monday: string) {
  const range = { from: addDays(monday, -7), to: addDays(monday, -1) }
  const reading: Reading = { store, filter: '', periods: sumPeriods(range, monday), open: [] }
  return {
    range,
    reading,
    async totals() {
      const [totals] = await readValues(reading, '')
      return totals ?? noCounts
    },
  }
}
