import type { LeadStatus } from '#model/leads/inbox.ts'
import { responseDeadline } from '#server/features/leads/response-deadline.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock } from '#server/platform/runtime.ts'

type Answer = Partial<Pick<LeadRow, 'answered_at' | 'answered_in_time'>>

/** Columns to update when a lead is answered now; empty if it was answered before. */
export function firstAnswer(lead: LeadRow, clock: Clock): Answer {
  if (lead.answered_at) return {}
  const now = clock()
  const inTime = now <= responseDeadline(lead) ? 1 : 0
  return {
    answered_at: now.toISOString(),
    answered_in_time: lead.kind === 'inquiry' ? inTime : null,
  }
}

/** Columns to update with a new status: `answered` and `won` count as an answer; `new` clears it, unless a reply was sent. */
export async function answerForStatus(
  transaction: StoreTransaction,
  { clock }: { clock: Clock },
  lead: LeadRow,
  status: LeadStatus,
): Promise<Answer> {
  if (status === 'answered' || status === 'won') return firstAnswer(lead, clock)
  if (status !== 'new' || !lead.answered_at) return {}
  const reply = await transaction
    .selectFrom('lead_events')
    .select('id')
    .where('lead_id', '=', lead.id)
    .where('kind', '=', 'reply')
    .executeTakeFirst()
  return reply ? {} : { answered_at: null, answered_in_time: null }
}
