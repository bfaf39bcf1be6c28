import { sql } from 'kysely'
import { isoDay } from '#model/day.ts'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock, Log } from '#server/platform/runtime.ts'
import type { OutboxEntry } from './enqueue.ts'
import { recipientKey } from './recipient-key.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Emails of all topics to one recipient within 24 hours. */
const RECIPIENT_PER_DAY = 4

export type UnverifiedMailDeps = {
  clock: Clock
  log: Log
  /** Emails per day to unverified addresses. */
  visitorMailPerDay: number
}

/**
 * Limits email to an address that was only typed: returns the entry, to be enqueued in the same transaction, or null at
 * a limit. Limits: one email per topic, recipient and hour, four per recipient in 24 hours, and `visitorMailPerDay` in
 * all per day (UTC).
 */
export async function limitUnverified(
  transaction: StoreTransaction,
  { clock, log, visitorMailPerDay }: UnverifiedMailDeps,
  entry: OutboxEntry,
): Promise<OutboxEntry | null> {
  await lockCounts(transaction)
  const now = clock()
  const key = recipientKey(entry.recipient)
  const { repeated, recent, sent } = await countSent(transaction, key, entry.topic, now)
  if (recent >= RECIPIENT_PER_DAY || repeated > 0) return null
  if (sent >= visitorMailPerDay) return null
  if (sent === visitorMailPerDay - 1) log(reachedSentence(visitorMailPerDay))
  return { ...entry, recipientKey: key }
}

/** Makes transactions of all processes count and write one after the other, as SQLite's do by themselves. */
async function lockCounts(transaction: StoreTransaction) {
  if (isSqlite(transaction)) return
  await transaction
    .insertInto('settings')
    .values({ key: 'unverified_mail_lock', value: '' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '' }))
    .execute()
}

async function countSent(transaction: StoreTransaction, key: string, topic: string, now: Date) {
  const since = (time: number) => new Date(now.getTime() - time).toISOString()
  // What is further ahead was sent before the clock was set back.
  const until = (time: number) => since(-time)
  const tomorrow = isoDay(new Date(now.getTime() + DAY))
  const query = sql<Record<'repeated' | 'recent' | 'sent', string | number>>`select
    (select count(*) from outbox where recipient_key = ${key} and created_at > ${since(HOUR)}
      and created_at < ${until(HOUR)} and topic = ${topic}) as repeated,
    (select count(*) from outbox where recipient_key = ${key} and created_at > ${since(DAY)}
      and created_at < ${until(DAY)}) as recent,
    (select count(*) from outbox where recipient_key is not null and created_at >= ${isoDay(now)}
      and created_at < ${tomorrow}) as sent`
  const { rows } = await query.execute(transaction)
  const [{ repeated, recent, sent } = { repeated: 0, recent: 0, sent: 0 }] = rows
  // PostgreSQL returns counts as text.
  return { repeated: Number(repeated), recent: Number(recent), sent: Number(sent) }
}

function reachedSentence(limit: number) {
  return `The limit of ${limit} emails to unverified addresses of visitors is reached for today (UTC). Leads are stored and staff are notified as always; visitors get no receipts and newsletter sign-ups no confirmation mail until tomorrow. If this is no attack, raise VISITOR_MAIL_PER_DAY.`
}
