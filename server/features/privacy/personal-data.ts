import { sql } from 'kysely'
import { addressKey } from '#server/features/newsletter/subscribe.ts'
import { type JoinedOffer, offerRows } from '#server/features/offers/offer-rows.ts'
import { contains } from '#server/platform/db/like.ts'
import type { AccountLinkRow } from '#server/platform/db/rows/accounts.ts'
import type { AuditRow } from '#server/platform/db/rows/audit.ts'
import type { CallRow } from '#server/platform/db/rows/calls.ts'
import type { ConversionRow } from '#server/platform/db/rows/insights.ts'
import type {
  LeadEventRow,
  LeadFileRow,
  LeadMailRow,
  LeadRow,
  PlannedReplyRow,
} from '#server/platform/db/rows/leads.ts'
import type { OfferViewRow } from '#server/platform/db/rows/offers.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { spellingsOf } from './address-spellings.ts'

/** Emails to staff: about a visitor, but not sent to one. */
const staffTopics = [
  'lead-to-staff',
  'lead-reminder',
  'call-to-person',
  'call-moved-to-person',
  'call-cancelled-to-person',
  'call-reminder-to-person',
  'offer-answered',
]

/** All data of one email address, regardless of case. */
export type PersonalData = {
  leads: LeadRow[]
  files: LeadFileRow[]
  /** Timeline events of the leads, such as notes and replies. */
  events: LeadEventRow[]
  /** Mails received under the leads. */
  mails: LeadMailRow[]
  /** Replies to the leads that have not left. */
  planned: PlannedReplyRow[]
  tags: { lead_id: string; tag: string }[]
  calls: CallRow[]
  /** With what was sent last, or is written. */
  offers: JoinedOffer[]
  offerViews: OfferViewRow[]
  /** What led to the leads and to the subscription. */
  conversions: ConversionRow[]
  subscriber: SubscriberRow | undefined
  /** Sent to the address, or about its leads or subscription. */
  messages: OutboxRow[]
  /** The newsletter issues of these messages. */
  issues: { id: string; subject: string }[]
  /** Invitations to the address, and links for a new password. */
  links: Pick<AccountLinkRow, 'kind' | 'role' | 'created_at' | 'used_at'>[]
  /** The admin account with this email address. */
  account: { id: string; name: string; email: string; role: string } | undefined
  /** Audit rows about these leads and this subscriber, or that contain the address. */
  mentions: AuditRow[]
}

/** Ids per statement; both databases allow more. */
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
  const links = await store
    .selectFrom('account_links')
    .select(['kind', 'role', 'created_at', 'used_at'])
    .where(sql<string>`lower(email)`, 'in', spellings)
    .orderBy('created_at')
    .execute()
  const ids = leads.map(({ id }) => id)
  const subjects = subscriber ? [...ids, subscriber.id] : ids
  const messages = await findMessages(store, spellings, subjects)
  const issueIds = [...new Set(messages.flatMap(({ issue_id }) => issue_id ?? []))]
  return {
    leads,
    subscriber,
    account,
    links,
    files: await inBatches(ids, (batch) =>
      store.selectFrom('lead_files').selectAll().where('lead_id', 'in', batch).execute(),
    ),
    events: await inBatches(ids, (batch) =>
      store
        .selectFrom('lead_events')
        .selectAll()
        .where('lead_id', 'in', batch)
        .orderBy('created_at')
        .execute(),
    ),
    mails: await inBatches(ids, (batch) =>
      store
        .selectFrom('lead_mails')
        .selectAll()
        .where('lead_id', 'in', batch)
        .orderBy('received_at')
        .execute(),
    ),
    planned: await inBatches(ids, (batch) =>
      store
        .selectFrom('planned_replies')
        .selectAll()
        .where('lead_id', 'in', batch)
        .orderBy('send_at')
        .execute(),
    ),
    tags: await inBatches(ids, (batch) =>
      store
        .selectFrom('lead_tags')
        .select(['lead_id', 'tag'])
        .where('lead_id', 'in', batch)
        .execute(),
    ),
    conversions: await inBatches(subjects, (batch) =>
      store.selectFrom('conversions').selectAll().where('id', 'in', batch).execute(),
    ),
    calls: await inBatches(ids, (batch) =>
      store.selectFrom('calls').selectAll().where('lead_id', 'in', batch).execute(),
    ),
    offers: await inBatches(ids, (batch) =>
      offerRows(store).where('offers.lead_id', 'in', batch).execute(),
    ),
    offerViews: await inBatches(ids, (batch) =>
      store
        .selectFrom('offer_views')
        .innerJoin('offers', 'offers.id', 'offer_views.offer_id')
        .selectAll('offer_views')
        .where('offers.lead_id', 'in', batch)
        .execute(),
    ),
    messages,
    issues: await inBatches(issueIds, (batch) =>
      store
        .selectFrom('newsletter_issues')
        .select(['id', 'subject'])
        .where('id', 'in', batch)
        .execute(),
    ),
    mentions: await findMentions(store, address, ids, subscriber),
  }
}

async function findMessages(
  store: Store | StoreTransaction,
  spellings: string[],
  subjects: string[],
) {
  const about = await inBatches(subjects, (batch) =>
    store.selectFrom('outbox').selectAll().where('subject_id', 'in', batch).execute(),
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

async function findMentions(
  store: Store | StoreTransaction,
  address: string,
  leadIds: string[],
  subscriber: SubscriberRow | undefined,
) {
  const subjects = leadIds.map((id) => `lead:${id}`)
  if (subscriber) subjects.push(`subscriber:${subscriber.id}`)
  const about = await inBatches(subjects, (batch) =>
    store.selectFrom('audit_log').selectAll().where('subject', 'in', batch).execute(),
  )
  const containing = await store
    .selectFrom('audit_log')
    .selectAll()
    .where(contains('summary', addressKey(address)))
    .execute()
  return [...new Map([...about, ...containing].map((row) => [row.id, row])).values()].sort(
    (one, other) => (one.created_at < other.created_at ? -1 : 1),
  )
}

async function inBatches<T>(ids: string[], find: (batch: string[]) => Promise<T[]>) {
  const found: T[] = []
  for (let start = 0; start < ids.length; start += BATCH) {
    found.push(...(await find(ids.slice(start, start + BATCH))))
  }
  return found
}
