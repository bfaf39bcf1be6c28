import { consentTextOf } from '#model/newsletter/newsletter.ts'
import { type TimelineEntry, timelineOf } from '#server/features/leads/inbox/timeline.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** Something that happened between the agency and a contact. */
export type ContactLine = { id: string; at: string } & (
  | { kind: 'lead'; leadId: string; reference: string; entry: TimelineEntry }
  /** `text`: of signing up, what was agreed to or where the consent is documented. */
  | { kind: 'subscription'; step: 'asked' | 'confirmed' | 'unsubscribed'; text: string | null }
  | { kind: 'issue'; subject: string }
)

type Contact = { leads: LeadRow[]; subscriber: SubscriberRow | undefined; readerId: string }

/** Newest first. */
export async function linesOf(store: Store, { leads, subscriber, readerId }: Contact) {
  const lines: ContactLine[] = []
  for (const lead of leads) {
    for (const entry of await timelineOf(store, lead, readerId)) {
      const { id: leadId, reference } = lead
      lines.push({
        kind: 'lead',
        id: entry.id + entry.kind,
        at: entry.at,
        leadId,
        reference,
        entry,
      })
    }
  }
  if (subscriber)
    lines.push(...subscriptionLines(subscriber), ...(await issueLines(store, subscriber)))
  return lines.sort((one, other) => (one.at > other.at ? -1 : one.at < other.at ? 1 : 0))
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
    .selectFrom('outbox')
    .innerJoin('newsletter_issues as issue', 'issue.id', 'outbox.issue_id')
    .select(['outbox.id', 'outbox.finished_at', 'issue.subject'])
    .where('outbox.subject_id', '=', id)
    .where('outbox.state', '=', 'sent')
    .execute()
  return rows.flatMap(({ id: row, finished_at, subject }) =>
    finished_at ? { kind: 'issue' as const, id: row, at: finished_at, subject } : [],
  )
}
