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
import { whoChanged } from './who-changed.ts'

/** `seen`: the assignee as the screen showed it; somebody else's choice since then stays. */
const assignSchema = z.object({
  id: leadIds,
  assignee: z.string('Choose a person.'),
  seen: z.string().optional(),
})

/** Assigns one lead or several to a person; "none" unassigns. */
export const assignLeads = mutation('editor', assignSchema, async (context, input) => {
  const { id, assignee, seen } = input
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
      if (seen !== undefined && seen !== (lead.assignee_id ?? NO_ASSIGNEE)) {
        const who = await whoChanged(transaction, context, lead.id, ['assignee'])
        const current = (lead.assignee_id && names.get(lead.assignee_id)) || 'nobody'
        fail(409, `${who} assigned ${lead.name} to ${current} meanwhile. It stays so.`)
      }
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
    return leads.map(({ id, assignee_id }) => ({ id, before: assignee_id ?? NO_ASSIGNEE }))
  })
  return { message: resultMessage(changed.length, name), value: { changed } }
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
