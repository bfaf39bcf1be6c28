import { sql } from 'kysely'
import { bouncesOf } from '#server/features/newsletter/bounces/bounces-of.ts'
import { findSuppressed } from '#server/features/newsletter/bounces/suppress.ts'
import { addressKey } from '#server/features/newsletter/subscribe.ts'
import { contains } from '#server/platform/db/like.ts'
import type { AccountLinkRow, UserRow } from '#server/platform/db/rows/accounts.ts'
import type { AuditRow } from '#server/platform/db/rows/audit.ts'
import type { ConversionRow } from '#server/platform/db/rows/insights.ts'
import type { RecipientRow } from '#server/platform/db/rows/issues.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { SubscriberRow, SuppressedRow } from '#server/platform/db/rows/subscribers.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { spellingsOf } from './address-spellings.ts'
import { callSettingsOf } from './call-settings.ts'
import { inBatches } from './in-batches.ts'
import { type LeadData, leadData } from './lead-data.ts'
import { type MailsElsewhere, mailsElsewhere } from './mails-elsewhere.ts'

/** Emails to staff: about a visitor, but not sent to one. */
const staffTopics = [
  'lead-to-staff',
  'lead-reminder',
  'mail-to-staff',
  'call-to-person',
  'call-moved-to-person',
  'call-cancelled-to-person',
  'call-reminder-to-person',
  'offer-answered',
]

/** All data of one email address, regardless of case. */
export type PersonalData = LeadData &
  MailsElsewhere & {
    leads: LeadRow[]
    /** What led to the leads and to the subscription. */
    conversions: ConversionRow[]
    subscriber: SubscriberRow | undefined
    /** That the address gets no issues, and the issues that came back. */
    suppressed: SuppressedRow | undefined
    bounces: Awaited<ReturnType<typeof bouncesOf>>
    /** The links of issues that they followed, if they agreed to that being counted. */
    clicks: { url: string; clicked_at: string }[]
    /** Sent to the address, or about its leads or subscription. */
    messages: OutboxRow[]
    /** The newsletter issues of these messages. */
    issues: { id: string; subject: string }[]
    /** What became of issues for the subscriber. */
    received: (Pick<RecipientRow, 'state' | 'reason' | 'at'> & { subject: string })[]
    /** Invitations to the address, and links for a new password. */
    links: Pick<AccountLinkRow, 'kind' | 'role' | 'created_at' | 'used_at'>[]
    /** The admin account with this email address. */
    account: Pick<UserRow, 'id' | 'name' | 'email' | 'role' | 'signature'> | undefined
    /** When that person takes calls. */
    callSettings: Awaited<ReturnType<typeof callSettingsOf>> | null
    /** Audit rows about these leads and this subscriber, or that contain the address. */
    mentions: AuditRow[]
  }

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
    .select(['id', 'name', 'email', 'role', 'signature'])
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
    suppressed: await findSuppressed(store, address),
    bounces: subscriber ? await bouncesOf(store, subscriber.id) : [],
    clicks: subscriber ? await clicksOf(store, subscriber.id) : [],
    account,
    callSettings: account ? await callSettingsOf(store, account.id) : null,
    links,
    ...(await leadData(store, ids)),
    ...(await mailsElsewhere(store, spellings, ids)),
    conversions: await inBatches(subjects, (batch) =>
      store.selectFrom('conversions').selectAll().where('id', 'in', batch).execute(),
    ),
    messages,
    issues: await inBatches(issueIds, (batch) =>
      store
        .selectFrom('newsletter_issues')
        .select(['id', 'subject'])
        .where('id', 'in', batch)
        .execute(),
    ),
    received: subscriber ? await receivedBy(store, subscriber.id) : [],
    mentions: await findMentions(store, address, ids, subscriber),
  }
}

function receivedBy(store: Store | StoreTransaction, subscriberId: string) {
  return store
    .selectFrom('newsletter_recipients as recipient')
    .innerJoin('newsletter_issues as issue', 'issue.id', 'recipient.issue_id')
    .select(['issue.subject', 'recipient.state', 'recipient.reason', 'recipient.at'])
    .where('recipient.subscriber_id', '=', subscriberId)
    .orderBy('issue.started_at')
    .execute()
}

function clicksOf(store: Store | StoreTransaction, subscriberId: string) {
  return store
    .selectFrom('newsletter_clicks as click')
    .innerJoin('newsletter_links as link', (join) =>
      join.onRef('link.issue_id', '=', 'click.issue_id').onRef('link.number', '=', 'click.number'),
    )
    .select(['link.url', 'click.clicked_at'])
    .where('click.subscriber_id', '=', subscriberId)
    .orderBy('click.clicked_at')
    .execute()
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
