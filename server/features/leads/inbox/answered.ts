import type { AnswerSettings } from '#model/leads/answer-time.ts'
import type { LeadStatus } from '#model/leads/inbox.ts'
import type { Deps } from '#server/deps.ts'
import { responseDeadline } from '#server/features/leads/response-deadline.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

type Answer = Partial<Pick<LeadRow, 'answered_at' | 'answered_in_time'>>

/** Columns to update when a lead is answered at `at`; empty if it was answered before. */
export function firstAnswer(lead: LeadRow, at: Date, settings: AnswerSettings): Answer {
  if (lead.answered_at) return {}
  const inTime = at <= responseDeadline(lead, settings) ? 1 : 0
  return {
    answered_at: at.toISOString(),
    answered_in_time: lead.kind === 'inquiry' ? inTime : null,
  }
}

/**
 * Columns to update with a status set by hand: `answered` says that somebody has answered elsewhere, and `new` that
 * nobody has, unless a reply was written here. The others say nothing about an answer.
 */
export async function answerForStatus(
  transaction: StoreTransaction,
  { clock, content }: Pick<Deps, 'clock' | 'content'>,
  lead: LeadRow,
  status: LeadStatus,
): Promise<Answer> {
  if (status === 'answered') return firstAnswer(lead, clock(), await content.site())
  if (status !== 'new' || !lead.answered_at) return {}
  return (await hasReply(transaction, lead.id)) ? {} : { answered_at: null, answered_in_time: null }
}

async function hasReply(transaction: StoreTransaction, leadId: string) {
  const reply = await transaction
    .selectFrom('lead_events')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'reply')
    .executeTakeFirst()
  return reply !== undefined
}

/** Deletes the unsent reminders of an answered lead. */
export async function stopReminders(transaction: StoreTransaction, leadId: string) {
  await transaction
    .deleteFrom('outbox')
    .where('subject_id', '=', leadId)
    .where('topic', '=', 'lead-reminder')
    .where('state', 'in', ['waiting', 'paused'])
    .execute()
}
