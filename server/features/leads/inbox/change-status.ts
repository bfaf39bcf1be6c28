import { z } from 'zod'
import { type LeadStatus, leadStatuses } from '#model/leads/inbox.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { releaseFromSpam } from '#server/features/leads/announce-lead.ts'
import { audit, type Change } from '#server/platform/audit/audit.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { answerForStatus, stopReminders } from './answered.ts'
import { addEvent } from './events.ts'
import { leadIds, lockLeadsOrFail } from './lock-leads.ts'

/** `not-spam` restores the status from before the lead was marked as spam. */
const statusSchema = z.object({
  id: leadIds,
  status: z.enum([...(Object.keys(leadStatuses) as LeadStatus[]), 'not-spam'], {
    error: 'Choose a status.',
  }),
})

/** Sets the status of one lead or several. The last write wins; the timeline records all. */
export const changeStatus = mutation('editor', statusSchema, async (context, { id, status }) => {
  const changed = await context.store.transaction().execute(async (transaction) => {
    const updated: LeadRow[] = []
    for (const lead of await lockLeadsOrFail(transaction, id)) {
      if (
        await setStatus(transaction, context, lead, await resolveStatus(transaction, lead, status))
      )
        updated.push(lead)
    }
    if (updated.length > 0) await audit(transaction, context, auditEntry(updated, status))
    return updated
  })
  const word = status === 'not-spam' ? 'not spam' : leadStatuses[status].toLowerCase()
  return { message: resultMessage(changed.length, word), value: { changed: changed.length } }
})

/** False if the lead has this status already. */
export async function setStatus(
  transaction: StoreTransaction,
  context: AdminContext,
  lead: LeadRow,
  status: LeadStatus,
) {
  if (lead.status === status) return false
  if (lead.status === 'spam') await releaseFromSpam(transaction, context, lead)
  await transaction
    .updateTable('leads')
    .set({
      status,
      ...closing(status, context.clock()),
      ...(await answerForStatus(transaction, context, lead, status)),
    })
    .where('id', '=', lead.id)
    .execute()
  if (status !== 'new') await stopReminders(transaction, lead.id)
  const { id: lead_id, status: before } = lead
  await addEvent(transaction, context, { lead_id, kind: 'status', before, after: status })
  return true
}

/** Won and lost leads are closed; any other status opens them again. */
function closing(status: LeadStatus, now: Date) {
  const isClosed = status === 'won' || status === 'lost'
  return { closed_at: isClosed ? now.toISOString() : null, lost_reason: null }
}

async function resolveStatus(
  transaction: StoreTransaction,
  lead: LeadRow,
  status: LeadStatus | 'not-spam',
): Promise<LeadStatus> {
  if (status !== 'not-spam') return status
  if (lead.status !== 'spam') return lead.status
  const marked = await transaction
    .selectFrom('lead_events')
    .select('before')
    .where('lead_id', '=', lead.id)
    .where('kind', '=', 'status')
    .where('after', '=', 'spam')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  // Leads marked as spam on arrival have no event.
  return (marked?.before as LeadStatus | undefined) ?? (lead.answered_at ? 'answered' : 'new')
}

function auditEntry(updated: LeadRow[], status: string): Change {
  const [lead, ...more] = updated
  const many = more.length > 0
  return {
    action: 'leads.status-changed',
    subject: many || !lead ? 'leads' : `lead:${lead.id}`,
    summary: `Marked ${updated.map(({ reference }) => reference).join(', ')} as ${status === 'not-spam' ? 'not spam' : status}`,
  }
}

function resultMessage(count: number, word: string) {
  if (count === 0) return `No change: already marked as ${word}.`
  return count === 1 ? `Marked as ${word}.` : `Marked ${count} leads as ${word}.`
}
