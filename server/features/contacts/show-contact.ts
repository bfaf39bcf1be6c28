import { sql } from 'kysely'
import { z } from 'zod'
import { query, type ResultOf } from '#server/actions/action.ts'
import { isLeadId, leadId, leadNotFound } from '#server/features/leads/inbox/lock-leads.ts'
import { addressKey } from '#server/features/newsletter/subscribe.ts'
import { spellingsOf } from '#server/features/privacy/address-spellings.ts'
import { type ContactLine, LINES_MAX, linesOf } from './contact-lines.ts'
import { similarContacts } from './similar-contacts.ts'

/** Leads of a contact that are shown; the inbox finds all of them by the address. */
const LEADS_MAX = 50

/** Everything between the agency and one person, found by the email address of one of their leads. */
export const showContact = query('editor', z.object({ id: leadId }), async (context, { id }) => {
  if (!isLeadId(id)) leadNotFound()
  const { store, actor, clock } = context
  const lead = await store
    .selectFrom('leads')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!lead) leadNotFound()
  const spellings = spellingsOf(lead.email)
  const leads = await store
    .selectFrom('leads')
    .selectAll()
    .where(sql<string>`lower(email)`, 'in', spellings)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LEADS_MAX)
    .execute()
  const calls = await store
    .selectFrom('calls')
    .select(['lead_id', 'kind_name', 'starts_at', 'state'])
    .where(
      'lead_id',
      'in',
      leads.map(({ id: one }) => one),
    )
    .execute()
  const subscriber = await store
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email_lower', '=', addressKey(lead.email))
    .executeTakeFirst()
  const contact = { spellings, leads, subscriber, readerId: actor.id }
  const lines: ContactLine[] = await linesOf(store, contact)
  return {
    id,
    address: lead.email,
    similar: await similarContacts(store, lead.email),
    names: [...new Set(leads.map(({ name }) => name))],
    phones: [...new Set(leads.flatMap(({ phone }) => phone ?? []))],
    leads: leads.map(({ id: one, kind, reference, status, service, created_at }) => ({
      id: one,
      kind,
      reference,
      status,
      service,
      at: created_at,
      call: calls.find(({ lead_id }) => lead_id === one) ?? null,
    })),
    subscription: subscriber ? { state: subscriber.state, since: subscriber.created_at } : null,
    lines: lines.slice(0, LINES_MAX),
    hasMoreLines: lines.length > LINES_MAX,
    now: clock().toISOString(),
  }
})

export type ContactView = ResultOf<typeof showContact>
