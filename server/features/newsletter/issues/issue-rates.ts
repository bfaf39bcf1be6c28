import { sql } from 'kysely'
import { isoDay } from '#model/day.ts'
import { type NewsletterSettings, WARM_UP_FIRST } from '#model/newsletter/newsletter-settings.ts'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { IssueLimit } from '#server/platform/outbox/delivery.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Rates = Pick<NewsletterSettings, 'perSecond' | 'perHour' | 'warmUpFrom'>

/** Holds the limits of the settings. What was claimed counts, even if the mail server turned out to be unreachable. */
export function issueLimit(rates: () => Rates): IssueLimit {
  return {
    async most(transaction, now) {
      const { perSecond, perHour, warmUpFrom } = rates()
      const perDay = warmUpLimit(warmUpFrom, now)
      if (perSecond === null && perHour === null && perDay === null) return Infinity
      await lock(transaction)
      const hourAgo = new Date(now.getTime() - HOUR)
      return Math.min(
        (perSecond ?? Infinity) - (await countFrom(transaction, secondOf(now), secondOf(now))),
        (perHour ?? Infinity) - (await countFrom(transaction, minuteOf(hourAgo), minuteOf(now))),
        (perDay ?? Infinity) - (await countFrom(transaction, isoDay(now), minuteOf(now))),
      )
    },
    async count(transaction, now, claimed) {
      const { perSecond, perHour, warmUpFrom } = rates()
      if (claimed === 0 || (perSecond ?? perHour ?? warmUpFrom) === null) return
      await transaction
        .deleteFrom('newsletter_rates')
        .where(({ or, and, eb }) =>
          or([
            eb('start', '<', minuteOf(new Date(now.getTime() - DAY - HOUR))),
            and([
              eb(sql`length(start)`, '=', secondOf(now).length),
              eb('start', '!=', secondOf(now)),
            ]),
          ]),
        )
        .execute()
      const rows = [minuteOf(now), secondOf(now)].map((start) => ({ start, count: claimed }))
      await transaction
        .insertInto('newsletter_rates')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .column('start')
            .doUpdateSet({ count: sql`newsletter_rates.count + excluded.count` }),
        )
        .execute()
    },
  }
}

/** Emails on a day of the warm-up; null before and without one, and once it no longer limits anything. */
function warmUpLimit(from: string | null, now: Date) {
  if (from === null || isoDay(now) < from) return null
  const days = Math.floor((now.getTime() - Date.parse(from)) / DAY)
  return days > 20 ? null : WARM_UP_FIRST * 2 ** days
}

/** One instance at a time looks and counts; SQLite has one writer anyway. */
async function lock(transaction: StoreTransaction) {
  if (isSqlite(transaction)) return
  await sql`select pg_advisory_xact_lock(hashtextextended('newsletter rates', 0))`.execute(
    transaction,
  )
}

/** What left in these seconds or minutes. Those ahead were counted before the clock was set back. */
async function countFrom(transaction: StoreTransaction, from: string, to: string) {
  const { sum } = await transaction
    .selectFrom('newsletter_rates')
    .select(({ fn }) => fn.sum<number | string | null>('count').as('sum'))
    .where('start', '>=', from)
    .where('start', '<=', to)
    .where(sql`length(start)`, '=', to.length)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** "2026-11-29T08:30" */
const minuteOf = (time: Date) => time.toISOString().slice(0, 16)

/** "2026-11-29T08:30:07" */
const secondOf = (time: Date) => time.toISOString().slice(0, 19)
