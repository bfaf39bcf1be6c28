import type { LeadRow } from '#server/platform/db/rows/leads.ts'

/** The columns of a deal, of a lead that has none yet. */
export const noDeal = {
  stage: null,
  value: null,
  currency: null,
  next_step: null,
  next_step_on: null,
  lost_reason: null,
  closed_at: null,
} satisfies Partial<LeadRow>
