import { sql } from 'kysely'
import { addressKey } from '#server/features/newsletter/subscribe.ts'
import { contains } from '#server/platform/db/like.ts'
import type { AuditRow } from '#server/platform/db/rows/audit.ts'
import type { LeadEventRow, LeadFileRow, LeadRow } from '#server/platform/db/rows/leads.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** Letters to the people of the agency: about a visitor, but not to one. */
const staffTopics = ['lead-to-staff', 'lead-reminder']

/** All that is stored on one e-mail address, whichever case it was written in. */
export type PersonalData = {
  leads: LeadRow[]
  files: LeadFileRow[]
  /** Notes, replies and what else happened to the leads. */
  events: LeadEventRow[]
  tags: { lead_id: string; tag: string }[]
  subscriber: SubscriberRow | undefined
  /** To the address, or about what it sent. */
  messages: OutboxRow[]
  /** Who signs in to the back office with it. */
  account: { id: string; name: string; email: string; role: string } | undefined
  /** Lines of the audit log that are about these leads and this subscriber, or name the address. */
  mentions: AuditRow[]
}

/** Rows in one look-up; both databases take more. */
const BATCH = 500

export async function personalDataOf(
  store: Store | StoreTransaction,
  address: string,
): Promise<PersonalData> {
  const spellings = spellingsOf(address)
  const leads = await store
    .selectFrom('leads')
    .selectAll()
    .where(sql<string>`lower(email)`, 'in', spellings)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const subscriber = await store
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email_lower', '=', addressKey(address))
    .executeTakeFirst()
  const account = await store
    .selectFrom('user')
    .select(['id', 'name', 'email', 'role'])
    .where(sql<string>`lower(email)`, 'in', spellings)
    .executeTakeFirst()
  const ids = leads.map(({ id }) => id)
  const subjects = subscriber ? [...ids, subscriber.id] : ids
  return {
    leads,
    subscriber,
    account,
    files: await inBatches(ids, (some) =>
      store.selectFrom('lead_files').selectAll().where('lead_id', 'in', some).execute(),
    ),
    events: await inBatches(ids, (some) =>
      store
        .selectFrom('lead_events')
        .selectAll()
        .where('lead_id', 'in', some)
        .orderBy('created_at')
        .execute(),
    ),
    tags: await inBatches(ids, (some) =>
      store
        .selectFrom('lead_tags')
        .select(['lead_id', 'tag'])
        .where('lead_id', 'in', some)
        .execute(),
    ),
    messages: await messagesOf(store, spellings, subjects),
    mentions: await mentionsOf(store, address, ids, subscriber),
  }
}

/**
 * What `lower()` of the databases may make of an address: SQLite's leaves letters beyond ASCII as they are, so those
 * are looked for as they were typed, small and large.
 */
function spellingsOf(address: string) {
  const forms = [address, addressKey(address), addressKey(address).toUpperCase()]
  const all = forms.flatMap((form) => [form.normalize('NFC'), form.normalize('NFD')])
  return [...new Set(all.flatMap((form) => [form.toLowerCase(), lowerAscii(form)]))]
}

function lowerAscii(text: string) {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

async function messagesOf(
  store: Store | StoreTransaction,
  spellings: string[],
  subjects: string[],
) {
  const about = await inBatches(subjects, (some) =>
    store.selectFrom('outbox').selectAll().where('subject_id', 'in', some).execute(),
  )
  const to = await store
    .selectFrom('outbox')
    .selectAll()
    .where(sql<string>`lower(recipient)`, 'in', spellings)
    .where('channel', '=', 'mail')
    .where('topic', 'not in', staffTopics)
    .execute()
  return [...new Map([...about, ...to].map((row) => [row.id, row])).values()]
}

async function mentionsOf(
  store: Store | StoreTransaction,
  address: string,
  leadIds: string[],
  subscriber: SubscriberRow | undefined,
) {
  const subjects = leadIds.map((id) => `lead:${id}`)
  if (subscriber) subjects.push(`subscriber:${subscriber.id}`)
  const about = await inBatches(subjects, (some) =>
    store.selectFrom('audit_log').selectAll().where('subject', 'in', some).execute(),
  )
  const naming = await store
    .selectFrom('audit_log')
    .selectAll()
    .where(contains('summary', addressKey(address)))
    .execute()
  return [...new Map([...about, ...naming].map((row) => [row.id, row])).values()].sort(
    (one, other) => (one.created_at < other.created_at ? -1 : 1),
  )
}

async function inBatches<T>(ids: string[], look: (some: string[]) => Promise<T[]>) {
  const found: T[] = []
  for (let start = 0; start < ids.length; start += BATCH) {
    found.push(...(await look(ids.slice(start, start + BATCH))))
  }
  return found
}
