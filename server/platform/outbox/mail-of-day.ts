import { isoDay } from '#model/day.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Milliseconds after which the emails that other instances queued are counted again. */
const COUNT_AGAIN = 10_000

const DAY = 86_400_000

/** How many emails to unverified addresses may be queued in a day (UTC), and how many were. */
export type MailOfDay = {
  most: number
  /** Exact for one instance; what others queued in the last ten seconds is missing. */
  count: (transaction: StoreTransaction, now: Date) => Promise<number>
  /** Counts one that is being queued. */
  add: () => void
}

/** Counts in memory between two counts of the database, so that no lead waits for another to be counted. */
export function createMailOfDay(most: number): MailOfDay {
  let known = { day: '', at: 0, count: 0 }
  return {
    most,
    async count(transaction, now) {
      const day = isoDay(now)
      const age = Math.abs(now.getTime() - known.at)
      if (known.day === day && age < COUNT_AGAIN) return known.count
      const { count } = await transaction
        .selectFrom('outbox')
        .select((select) => select.fn.countAll().as('count'))
        .where('recipient_key', 'is not', null)
        .where('created_at', '>=', day)
        // What is further ahead was sent before the clock was set back.
        .where('created_at', '<', isoDay(new Date(now.getTime() + DAY)))
        .executeTakeFirstOrThrow()
      known = { day, at: now.getTime(), count: Number(count) }
      return known.count
    },
    add() {
      known.count += 1
    },
  }
}
