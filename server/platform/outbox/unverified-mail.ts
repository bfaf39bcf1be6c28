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
  const recent = await transaction
    .selectFrom('outbox')
    .select(['topic', 'created_at'])
    .where('recipient_key', '=', key)
    .where('created_at', '>', new Date(now.getTime() - DAY).toISOString())
    .execute()
  const hourAgo = new Date(now.getTime() - HOUR).toISOString()
  if (recent.length >= RECIPIENT_PER_DAY) return null
  if (recent.some(({ topic, created_at }) => topic === entry.topic && created_at > hourAgo)) {
    return null
  }
  const sent = await countOfDay(transaction, now)
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

async function countOfDay(transaction: StoreTransaction, now: Date) {
  const { count } = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('recipient_key', 'is not', null)
    .where('created_at', '>=', isoDay(now))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function reachedSentence(limit: number) {
  return `The limit of ${limit} emails to unverified addresses of visitors is reached for today (UTC). Leads are stored and staff are notified as always; visitors get no receipts and newsletter sign-ups no confirmation mail until tomorrow. If this is no attack, raise VISITOR_MAIL_PER_DAY.`
}
