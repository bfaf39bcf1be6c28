import type { LeadRow } from '#server/platform/db/rows/leads.ts'

const HOUR = 3_600_000

/** The promise: an answer within 12 hours (specification 2.8 and 9). */
export const ANSWER_WITHIN = 12 * HOUR

/** Staff are reminded so long before the promise is broken. */
export const REMIND_BEFORE = 2 * HOUR

export function answerDue({ created_at }: Pick<LeadRow, 'created_at'>) {
  return new Date(Date.parse(created_at) + ANSWER_WITHIN)
}
