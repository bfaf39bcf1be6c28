import { type AnswerSettings, answerDue, latestDue } from '#model/leads/answer-time.ts'
import type { Deps } from '#server/deps.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Milliseconds before the deadline at which staff are reminded: two hours, but at most half of the promised time. */
export function remindBefore({ answer }: AnswerSettings) {
  return Math.min(2, answer.hours / 2) * HOUR
}

/** When an inquiry is to be answered first, as the settings promise. */
export function responseDeadline(
  { created_at }: Pick<LeadRow, 'created_at'>,
  settings: AnswerSettings,
) {
  return answerDue(new Date(created_at), settings)
}

/** Minutes from a time until an inquiry is to be answered, rounded down. */
export function minutesLeft(
  lead: Pick<LeadRow, 'created_at'>,
  settings: AnswerSettings,
  now: Date,
) {
  const left = responseDeadline(lead, settings).getTime() - now.getTime()
  return Math.max(0, Math.floor(left / MINUTE))
}

/** When somebody who waits is to be answered, after an inquiry or a later message; null without a promise. */
export function answerDeadline(
  { kind, status, waiting_since }: Pick<LeadRow, 'kind' | 'status' | 'waiting_since'>,
  settings: AnswerSettings,
) {
  if (kind !== 'inquiry' || status === 'spam' || !waiting_since) return null
  return answerDue(new Date(waiting_since), settings)
}

/** Messages that came until then are overdue now, or will be at another time. */
export async function lateUntil(
  { content, clock }: Pick<Deps, 'content' | 'clock'>,
  at: Date = clock(),
) {
  return latestDue(at, await content.site())
}
