import type { AnswerSettings } from '#model/leads/answer-time.ts'
import type { LeadStatus } from '#model/leads/inbox.ts'
import type { Deps } from '#server/deps.ts'
import { responseDeadline } from '#server/features/leads/response-deadline.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

type Answer = Partial<Pick<LeadRow, 'answered_at' | 'answered_in_time' | 'waiting_since'>>

/** Columns to update when a lead is answered first at `at`; empty if it was answered before. */
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
 * nobody has, unless a reply was written here. Nobody waits for an answer about what is won or lost.
 */
export async function answerForStatus(
  transaction: StoreTransaction,
  { clock, content }: Pick<Deps, 'clock' | 'content'>,
  lead: LeadRow,
  status: LeadStatus,
): Promise<Answer> {
  if (status === 'spam') return {}
  if (status === 'answered') {
    return { ...firstAnswer(lead, clock(), await content.site()), waiting_since: null }
  }
  if (status !== 'new') return { waiting_since: null }
  const replied = await lastReply(transaction, lead.id)
  if (replied) return { waiting_since: await firstMailSince(transaction, lead.id, replied) }
  const waiting_since = lead.kind === 'call' ? null : lead.created_at
  return { answered_at: null, answered_in_time: null, waiting_since }
}

/** When the last reply to a lead was written. */
async function lastReply(transaction: StoreTransaction, leadId: string) {
  const reply = await transaction
    .selectFrom('lead_events')
    .select('created_at')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'reply')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return reply?.created_at
}

/** When the first mail of a client arrived that a reply written at `since` does not answer; null without one. */
export async function firstMailSince(transaction: StoreTransaction, leadId: string, since: string) {
  const mail = await transaction
    .selectFrom('lead_mails')
    .select('received_at')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'answer')
    .where('received_at', '>', since)
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst()
  return mail?.received_at ?? null
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
