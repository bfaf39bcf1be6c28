import { domainToASCII } from 'node:url'
import { sql } from 'kysely'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock, Log } from '#server/platform/runtime.ts'
import type { OutboxEntry } from './enqueue.ts'
import type { MailOfDay } from './mail-of-day.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Emails of all topics to one recipient within 24 hours. */
const RECIPIENT_PER_DAY = 4

export type UnverifiedMailDeps = { clock: Clock; log: Log; mailOfDay: MailOfDay }

/**
 * Limits email to an address that was only typed: returns the entry, to be enqueued in the same transaction, or null at
 * a limit. Limits: one email per topic, recipient and hour, four per recipient in 24 hours, and `mailOfDay` in all.
 */
export async function limitUnverified(
  transaction: StoreTransaction,
  { clock, log, mailOfDay }: UnverifiedMailDeps,
  entry: OutboxEntry,
): Promise<OutboxEntry | null> {
  const now = clock()
  const key = recipientKey(entry.recipient)
  await lockRecipient(transaction, key)
  const { repeated, recent } = await countSent(transaction, key, entry.topic, now)
  if (recent >= RECIPIENT_PER_DAY || repeated > 0) return null
  const sent = await mailOfDay.count(transaction, now)
  if (sent >= mailOfDay.most) return null
  mailOfDay.add()
  if (sent === mailOfDay.most - 1) log(reachedSentence(mailOfDay.most))
  return { ...entry, recipientKey: key }
}

/** Makes transactions about one recipient wait for each other; SQLite has one writer anyway. */
async function lockRecipient(transaction: StoreTransaction, key: string) {
  if (isSqlite(transaction)) return
  const name = `mail to ${key}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}

async function countSent(transaction: StoreTransaction, key: string, topic: string, now: Date) {
  const since = (time: number) => new Date(now.getTime() - time).toISOString()
  // What is further ahead was sent before the clock was set back.
  const until = (time: number) => since(-time)
  const query = sql<Record<'repeated' | 'recent', string | number>>`select
    (select count(*) from outbox where recipient_key = ${key} and created_at > ${since(HOUR)}
      and created_at < ${until(HOUR)} and topic = ${topic}) as repeated,
    (select count(*) from outbox where recipient_key = ${key} and created_at > ${since(DAY)}
      and created_at < ${until(DAY)}) as recent`
  const { rows } = await query.execute(transaction)
  const [{ repeated, recent } = { repeated: 0, recent: 0 }] = rows
  // PostgreSQL returns counts as text.
  return { repeated: Number(repeated), recent: Number(recent) }
}

function reachedSentence(limit: number) {
  return `The limit of ${limit} emails to unverified addresses of visitors is reached for today (UTC). Leads are stored and staff are notified as always; visitors get no receipts and newsletter sign-ups no confirmation mail until tomorrow. If this is no attack, raise VISITOR_MAIL_PER_DAY.`
}

/**
 * Identifies a recipient in limits: ignores case, "+" suffixes, and dots and quotes in the local part. Two people with
 * one key only share a limit.
 */
export function recipientKey(address: string) {
  const at = address.lastIndexOf('@')
  const [local = ''] = address.slice(0, at).normalize('NFKC').toLowerCase().split('+')
  const domain = address.slice(at + 1)
  // Empty for an invalid domain, which must still differ from others.
  return `${local.replace(/[."\\]/g, '')}@${domainToASCII(domain) || domain.toLowerCase()}`
}
