import { z } from 'zod'
import { NO_ASSIGNEE } from '#model/leads/inbox.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { addEvent } from './events.ts'
import { leadIds, lockLeadsOrFail } from './lock-leads.ts'
import { listPeople } from './read-leads.ts'

const assignSchema = z.object({ id: leadIds, assignee: z.string('Choose a person.') })

/** Assigns one lead or several to a person; "none" unassigns. */
export const assignLeads = mutation('editor', assignSchema, async (context, { id, assignee }) => {
  const { store } = context
  const names = new Map((await listPeople(store)).map((person) => [person.id, person.name]))
  const assigneeId = assignee === NO_ASSIGNEE ? null : assignee
  const name = assigneeId === null ? 'nobody' : names.get(assigneeId)
  if (!name)
    fail(422, 'This person no longer has an account.', { errors: { assignee: 'Choose a person.' } })
  const changed = await store.transaction().execute(async (transaction) => {
    const leads = (await lockLeadsOrFail(transaction, id)).filter(
      (lead) => lead.assignee_id !== assigneeId,
    )
    for (const lead of leads) {
      await setAssignee(transaction, lead, assigneeId)
      const before = lead.assignee_id && (names.get(lead.assignee_id) ?? 'a removed account')
      const after = assigneeId && name
      await addEvent(transaction, context, { lead_id: lead.id, kind: 'assignee', before, after })
    }
    const [first, ...more] = leads
    if (first) {
      await audit(transaction, context, {
        action: 'leads.assigned',
        subject: more.length > 0 ? 'leads' : `lead:${first.id}`,
        summary: `Assigned ${leads.map(({ reference }) => reference).join(', ')} to ${name}`,
      })
    }
    return leads.length
  })
  return { message: resultMessage(changed, name), value: { changed } }
})

async function setAssignee(transaction: StoreTransaction, lead: LeadRow, assignee: string | null) {
  await transaction
    .updateTable('leads')
    .set({ assignee_id: assignee })
    .where('id', '=', lead.id)
    .execute()
}

function resultMessage(count: number, name: string) {
  if (count === 0) return `No change: already assigned to ${name}.`
  return count === 1 ? `Assigned to ${name}.` : `Assigned ${count} leads to ${name}.`
}
