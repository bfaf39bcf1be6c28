import { sql } from 'kysely'
import { consentTextOf } from '#model/newsletter/newsletter.ts'
import { shownMail } from '#server/features/leads/inbox/received-mails.ts'
import { type TimelineEntry, timelineOf } from '#server/features/leads/inbox/timeline.ts'
import { bouncesOf } from '#server/features/newsletter/bounces/bounces-of.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { BounceRow, SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** Lines of the time line; the leads' own screens have the older ones. */
export const LINES_MAX = 300

/** Something that happened between the agency and a contact. */
export type ContactLine = { id: string; at: string } & (
  | {
      kind: 'request'
      lead: LeadName
      form: LeadRow['kind']
      service: string | null
      text: string | null
    }
  | { kind: 'lead'; lead: LeadName; entry: TimelineEntry }
  /** `text`: of signing up, what was agreed to or where the consent is documented. */
  | { kind: 'subscription'; step: 'asked' | 'confirmed' | 'unsubscribed'; text: string | null }
  | { kind: 'issue'; subject: string }
  /** An issue that came back or was reported as spam. */
  | { kind: 'bounce'; subject: string; of: BounceRow['kind']; text: string }
)

type LeadName = { id: string; reference: string }

type Contact = {
  /** The spellings of the address. */
  spellings: string[]
  leads: LeadRow[]
  subscriber: SubscriberRow | undefined
  readerId: string
}

/** Newest first. */
export async function linesOf(store: Store, { spellings, leads, subscriber, readerId }: Contact) {
  const lines = await mailsElsewhere(store, spellings)
  for (const row of leads) {
    const { id, reference, kind: form, service, details: text, created_at } = row
    const lead = { id, reference }
    lines.push({ kind: 'request', id, at: created_at, lead, form, service, text })
    for (const entry of await timelineOf(store, row, readerId)) {
      if (!isOfContact(entry, row)) continue
      lines.push({ kind: 'lead', id: entry.kind + entry.id, at: entry.at, lead, entry })
    }
  }
  if (subscriber) {
    lines.push(...subscriptionLines(subscriber), ...(await issueLines(store, subscriber)))
    lines.push(...(await bounceLines(store, subscriber)))
  }
  return lines.sort((one, other) => (one.at > other.at ? -1 : one.at < other.at ? 1 : 0))
}

/** What the person wrote about inquiries of others. */
async function mailsElsewhere(store: Store, spellings: string[]): Promise<ContactLine[]> {
  const rows = await store
    .selectFrom('lead_mails')
    .innerJoin('leads', 'leads.id', 'lead_mails.lead_id')
    .selectAll('lead_mails')
    .select('leads.reference')
    .where(sql<string>`lower(from_address)`, 'in', spellings)
    .where(sql<string>`lower(leads.email)`, 'not in', spellings)
    .orderBy('received_at', 'desc')
    .limit(LINES_MAX + 1)
    .execute()
  return rows.map(({ reference, ...row }) => {
    const { id, lead_id, received_at: at } = row
    const entry = { kind: 'received' as const, id, at, ...shownMail(row, []) }
    return { kind: 'lead', id: `mail ${id}`, at, lead: { id: lead_id, reference }, entry }
  })
}

/** Without what only the team did for itself. */
function isOfContact(entry: TimelineEntry, { email }: LeadRow) {
  if (entry.kind === 'mail') return entry.recipient === email
  return !['arrived', 'read', 'assignee', 'tags'].includes(entry.kind)
}

function subscriptionLines({
  id,
  consent_at,
  consent_version,
  consent_source,
  created_at,
  confirmed_at,
  unsubscribed_at,
}: SubscriberRow): ContactLine[] {
  const steps = [
    ['asked', consent_at || created_at, consent_source ?? consentTextOf(consent_version)],
    ['confirmed', confirmed_at, null],
    ['unsubscribed', unsubscribed_at, null],
  ] as const
  return steps.flatMap(([step, at, text]) =>
    at ? { kind: 'subscription' as const, id: `${id} ${step}`, at, step, text } : [],
  )
}

/** The issues that left for the subscriber. */
async function issueLines(store: Store, { id }: SubscriberRow): Promise<ContactLine[]> {
  const rows = await store
    .selectFrom('newsletter_recipients as recipient')
    .innerJoin('newsletter_issues as issue', 'issue.id', 'recipient.issue_id')
    .select(['recipient.at', 'issue.id', 'issue.subject'])
    .where('recipient.subscriber_id', '=', id)
    .where('recipient.state', '=', 'sent')
    .execute()
  return rows.flatMap(({ id, at, subject }) =>
    at ? { kind: 'issue' as const, id, at, subject } : [],
  )
}

async function bounceLines(store: Store, { id }: SubscriberRow): Promise<ContactLine[]> {
  const rows = await bouncesOf(store, id)
  return rows.map(({ issue_id, kind: of, detail: text, created_at: at, subject }) => {
    return { kind: 'bounce' as const, id: `bounce ${issue_id}`, at, subject, of, text }
  })
}
