import { z } from 'zod'
import { mayAct } from '#model/accounts/accounts.ts'
import { canBeWrittenTo } from '#server/features/leads/is-deliverable.ts'
import { factsOf, sourceOf } from '#server/features/leads/lead-facts.ts'
import { answerDue } from '#server/features/leads/response-deadline.ts'
import { query } from '#server/platform/actions/action.ts'
import type { AdminContext } from '#server/platform/actions/admin-context.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import { promptly } from '#server/platform/http/promptly.ts'
import { addEvent } from './events.ts'
import { isLeadId, leadId, notHere } from './lock-leads.ts'
import { listPeople } from './people.ts'
import { tagsByLead } from './read-leads.ts'
import { timelineOf } from './timeline.ts'

/** Everything about one lead. It counts as read once somebody has opened it who may answer. */
export const showLead = query('viewer', z.object({ id: leadId }), async (context, { id }) => {
  if (!isLeadId(id)) notHere()
  const { store } = context
  const wasUnread = await markOpened(context, id)
  const lead = await store.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  if (!lead) notHere()
  const file = await store
    .selectFrom('lead_files')
    .select(['id', 'name', 'size'])
    .where('lead_id', '=', id)
    .executeTakeFirst()
  const isPromised = lead.kind === 'inquiry' && lead.status === 'new' && !lead.answered_at
  return {
    id,
    reference: lead.reference,
    kind: lead.kind,
    status: lead.status,
    name: lead.name,
    email: lead.email,
    details: lead.details,
    facts: factsOf({ ...lead, details: null }, undefined).slice(2),
    cameFrom: sourceOf(lead),
    spamReason: lead.spam_reason,
    file: file ?? null,
    at: lead.created_at,
    due: isPromised ? answerDue(lead).toISOString() : null,
    answered: answered(lead),
    owner: lead.assignee_id,
    people: await listPeople(store),
    tags: (await tagsByLead(store, [id])).get(id) ?? [],
    timeline: await timelineOf(store, lead, context.actor.id),
    canReply: lead.status !== 'spam' && canBeWrittenTo(lead),
    /** This very request has opened it first. */
    wasUnread,
    replyKey: context.newId(),
    sendsMail: context.sendsMail,
    now: context.clock().toISOString(),
  }
})

function answered({ answered_at, answered_in_time }: LeadRow) {
  if (!answered_at) return null
  return { at: answered_at, inTime: answered_in_time === null ? null : answered_in_time === 1 }
}

async function markOpened(context: AdminContext, id: string) {
  if (!mayAct(context.actor.role, 'editor')) return false
  const { store } = context
  const unread = await store
    .selectFrom('leads')
    .select('id')
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  if (!unread) return false
  const marking = store.transaction().execute(async (transaction) => {
    const done = await transaction
      .updateTable('leads')
      .set({ read_at: context.clock().toISOString() })
      .where('id', '=', id)
      // Two may open it at once: one of them is the first.
      .where('read_at', 'is', null)
      .executeTakeFirst()
    if (done.numUpdatedRows === 0n) return false
    await addEvent(transaction, context, { lead_id: id, kind: 'read' })
    return true
  })
  // Where nothing can be written it stays unread, but is shown.
  return promptly(marking, false)
}
