import { z } from 'zod'
import { lostReasonSchema, nextStepSchema, valueSchema } from '#model/pipeline/deal-schema.ts'
import { mutation } from '#server/actions/action.ts'
import { leadId, lockLeadOrFail } from '#server/features/leads/inbox/lock-leads.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import { fail } from '#server/platform/http/problem.ts'
import { changeDeal, requireDeal } from './change-deal.ts'
import { chosenStage } from './chosen-stage.ts'

/** `seen`: the deal as the form showed it. */
const dealSchema = z
  .object({ id: leadId, seen: z.string(), stage: z.string().optional() })
  .and(valueSchema)
  .and(nextStepSchema)
  .and(lostReasonSchema.transform((lost_reason) => ({ lost_reason })))

/** Saves what a lead is worth, where it stands and what comes next; of a lost one, also why. */
export const saveDeal = mutation('editor', dealSchema, async (context, input) => {
  const { id, seen, stage, lost_reason, ...deal } = input
  const isChanged = await context.store.transaction().execute(async (transaction) => {
    const lead = await lockLeadOrFail(transaction, id)
    requireDeal(lead)
    if (seen !== dealVersion(lead)) {
      fail(
        409,
        'Somebody else has changed this deal meanwhile. Reload the page to see it, then change it again.',
      )
    }
    const isOpen = lead.status === 'new' || lead.status === 'answered'
    const changed = await changeDeal(transaction, context, lead, {
      ...deal,
      ...(isOpen && stage !== undefined && { stage: chosenStage(context, stage).id }),
      ...(lead.status === 'lost' && { lost_reason }),
    })
    if (!changed) return false
    await audit(transaction, context, {
      action: 'leads.deal-changed',
      subject: `lead:${id}`,
      summary: `Changed the deal of ${lead.reference}`,
    })
    return true
  })
  return { message: isChanged ? 'Deal saved.' : 'No change.', value: null }
})

/** Differs whenever the deal does. */
export function dealVersion(lead: LeadRow) {
  const { status, stage, value, currency, next_step, next_step_on, lost_reason } = lead
  return JSON.stringify([status, stage, value, currency, next_step, next_step_on, lost_reason])
}
