import type { LeadRow } from '#server/platform/db/rows/leads.ts'

const HOUR = 3_600_000

/** Inquiries are answered within 12 hours (specification 2.8 and 9). */
export const RESPONSE_TIME = 12 * HOUR

/** Staff are reminded this long before the deadline. */
export const REMIND_BEFORE = 2 * HOUR

export function responseDeadline({ created_at }: Pick<LeadRow, 'created_at'>) {
  return new Date(Date.parse(created_at) + RESPONSE_TIME)
}
