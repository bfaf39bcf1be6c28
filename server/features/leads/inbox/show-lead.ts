import { z } from 'zod'
import { query, type ResultOf } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { bookingPage } from '#server/features/calls/booking-page.ts'
import { callFactsOf } from '#server/features/calls/call-facts.ts'
import { visitBefore } from '#server/features/insights/visit-before.ts'
import { isDeliverable } from '#server/features/leads/announce-lead.ts'
import { readLabels } from '#server/features/leads/field-labels.ts'
import { factsOf, sourceOf } from '#server/features/leads/lead-facts.ts'
import { answerDeadline } from '#server/features/leads/response-deadline.ts'
import { type LeadOffer, listOffers } from '#server/features/offers/list-offers.ts'
import { dealOf } from '#server/features/pipeline/deal-view.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import { isLeadId, leadId, leadNotFound } from './lock-leads.ts'
import { plannedReplies } from './planned-replies.ts'
import { listPeople, tagsByLead } from './read-leads.ts'
import { findDraft } from './reply-drafts.ts'
import { attachedFiles } from './reply-files.ts'
import { type TimelineEntry, timelineOf } from './timeline.ts'

/** Everything about one lead. Changes nothing: the screen marks it as read with `markRead`. */
export const showLead = query('editor', z.object({ id: leadId }), async (context, { id }) => {
  if (!isLeadId(id)) leadNotFound()
  const { store } = context
  const lead = await store.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  if (!lead) leadNotFound()
  const file = await store
    .selectFrom('lead_files')
    .select(['id', 'name', 'size'])
    .where('lead_id', '=', id)
    .where('mail_id', 'is', null)
    .executeTakeFirst()
  const labels = readLabels(lead)
  // The address is shown as a link.
  const site = await context.content.site()
  const facts = factsOf({ ...lead, details: null, email: '' }, undefined, site)
  const call = await callFactsOf(store, id, site)
  const timeline = await timelineOf(store, lead, context.actor.id)
  return {
    id,
    reference: lead.reference,
    kind: lead.kind,
    status: lead.status,
    name: lead.name,
    email: lead.email,
    details: lead.details,
    /** Labels that are not standard. */
    labels,
    facts: [...call, ...(labels.name ? facts : facts.slice(1))],
    cameFrom: sourceOf(lead),
    visit: await visitBefore(store, id),
    spamReason: lead.spam_reason,
    file: file ?? null,
    at: lead.created_at,
    due: answerDeadline(lead, site)?.toISOString() ?? null,
    waiting: waitingOf(lead, timeline),
    firstReply: firstReplyOf(lead),
    assigneeId: lead.assignee_id,
    people: await listPeople(store),
    tags: (await tagsByLead(store, [id])).get(id) ?? [],
    timeline,
    deal: dealOf(context, lead),
    ...(lead.kind === 'application' ? noOffers : await listOffers(context, id)),
    /** Applicants get no offers. */
    mayGetOffers: lead.kind !== 'application' && lead.status !== 'spam',
    planned: await plannedReplies(store, lead, context.actor.id),
    canReply: lead.status !== 'spam' && isDeliverable(lead),
    isUnread: lead.read_at === null,
    draft: await draftOf(context, id),
    /** Ends the actor's replies; null for none. */
    signature: await signatureOf(context),
    /** Idempotency key of the next reply. */
    replyKey: context.newId(),
    /** Texts to insert into a reply, and what their placeholders stand for. */
    canned: await context.content.replies(),
    fills: await fillsOf(context, lead),
    sendsMail: context.sendsMail,
    now: context.clock().toISOString(),
  }
})

export type LeadView = ResultOf<typeof showLead>

/** What the actor has written and not sent, and the files of replies that were taken back. */
async function draftOf({ store, actor }: AdminContext, leadId: string) {
  const draft = await findDraft(store, leadId, actor.id)
  const filesOf = draft ? await attachedFiles(store, leadId) : () => []
  return { text: draft?.text ?? '', files: filesOf(draft?.id ?? '') }
}

async function signatureOf({ store, actor }: AdminContext) {
  const person = await store
    .selectFrom('user')
    .select('signature')
    .where('id', '=', actor.id)
    .executeTakeFirst()
  return person?.signature ?? null
}

const noOffers = { offers: [] as LeadOffer[], earlierOffers: [] as { id: string; name: string }[] }

/** Without a service or a page where calls are booked there is nothing to fill in. */
async function fillsOf(
  { store, content, siteUrl, actor }: AdminContext,
  { name, service, reference }: LeadRow,
): Promise<Record<string, string>> {
  const page = (await bookingPage({ store, siteUrl })) ?? (await content.site()).bookingUrl
  return {
    ...{ name, reference, 'my name': actor.name },
    ...(service && { service }),
    ...(page && { 'booking page': page }),
  }
}

/** Who waits for whom, since when; null for leads that are settled. */
function waitingOf({ status, waiting_since, answered_at }: LeadRow, timeline: TimelineEntry[]) {
  if (status === 'spam') return null
  if (waiting_since) return { for: 'us', since: waiting_since } as const
  if (!answered_at || status === 'won' || status === 'lost') return null
  const lastReply = timeline.findLast(({ kind }) => kind === 'reply')
  return { for: 'them', since: lastReply?.at ?? answered_at } as const
}

function firstReplyOf({ answered_at, answered_in_time }: LeadRow) {
  if (!answered_at) return null
  return { at: answered_at, inTime: answered_in_time === null ? null : answered_in_time === 1 }
}
