import { z } from 'zod'
import { type LeadStatus, leadStatuses } from '#model/leads/inbox.ts'
import { lostReasonSchema } from '#model/pipeline/deal-schema.ts'
import { mutation } from '#server/actions/action.ts'
import type { Deps } from '#server/deps.ts'
import { freeTimeOfSpam, takeTimeAgain } from '#server/features/calls/spam-call.ts'
import { releaseFromSpam } from '#server/features/leads/announce-lead.ts'
import { enqueueEvent } from '#server/features/webhooks/enqueue-event.ts'
import { audit, type Change } from '#server/platform/audit/audit.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { answerForStatus, stopReminders } from './answered.ts'
import { addEvent } from './events.ts'
import { leadIds, lockLeadsOrFail } from './lock-leads.ts'
import { whoChanged } from './who-changed.ts'

/** `not-spam` restores the status from before the lead was marked as spam. `seen`: as the screen showed it. */
const statusSchema = z
  .object({
    id: leadIds,
    status: z.enum([...(Object.keys(leadStatuses) as LeadStatus[]), 'not-spam'], {
      error: 'Choose a status.',
    }),
    seen: z.string().optional(),
  })
  .and(lostReasonSchema.transform((lostReason) => ({ lostReason })))

/** Sets the status of one lead or several. Without `seen` the last write wins; the timeline records all. */
export const changeStatus = mutation('editor', statusSchema, async (context, input) => {
  const { id, status, seen, lostReason } = input
  const changed = await context.store.transaction().execute(async (transaction) => {
    const updated: LeadRow[] = []
    for (const lead of await lockLeadsOrFail(transaction, id)) {
      const resolved = await resolveStatus(transaction, lead, status)
      if (seen !== undefined && ![seen, resolved].includes(lead.status)) {
        const who = await whoChanged(transaction, context, lead.id, ['status'])
        const current = leadStatuses[lead.status].toLowerCase()
        fail(409, `${who} marked ${lead.name} as ${current} meanwhile. It stays so.`)
      }
      if (await setStatus(transaction, context, lead, resolved, lostReason)) updated.push(lead)
    }
    if (updated.length > 0) await audit(transaction, context, auditEntry(updated, status))
    return updated
  })
  const word = status === 'not-spam' ? 'not spam' : leadStatuses[status].toLowerCase()
  return {
    message: resultMessage(changed.length, word),
    value: { changed: changed.map(({ id, status: before }) => ({ id, before })) },
  }
})

/** Who changes a status: a person, or the client who accepts an offer. */
type StatusContext = Deps & { actor: { id: string | null; name: string } }

/** False if the lead has this status already. `lostReason`: why it is lost, if it is now. */
export async function setStatus(
  transaction: StoreTransaction,
  context: StatusContext,
  lead: LeadRow,
  status: LeadStatus,
  lostReason: string | null = null,
) {
  if (lead.status === status) return false
  if (lead.status === 'spam') await releaseFromSpam(transaction, context, lead)
  const isDeal = lead.kind !== 'application'
  const lost_reason = status === 'lost' && isDeal ? lostReason : null
  await transaction
    .updateTable('leads')
    .set({
      status,
      ...closing(status, context.clock(), lost_reason),
      ...(await answerForStatus(transaction, context, lead, status)),
    })
    .where('id', '=', lead.id)
    .execute()
  if (status !== 'new') await stopReminders(transaction, lead.id)
  const { id: lead_id, status: before } = lead
  const text = lost_reason
  await addEvent(transaction, context, { lead_id, kind: 'status', text, before, after: status })
  if (status === 'spam') await freeTimeOfSpam(transaction, lead_id)
  if (before === 'spam') await takeTimeAgain(transaction, context, lead_id)
  if (status === 'won') {
    await enqueueEvent(transaction, context, 'lead.won', lead_id, context.newId())
  }
  return true
}

/** Won and lost leads are closed; any other status opens them again. */
function closing(status: LeadStatus, now: Date, lost_reason: string | null) {
  const isClosed = status === 'won' || status === 'lost'
  return { closed_at: isClosed ? now.toISOString() : null, lost_reason }
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
