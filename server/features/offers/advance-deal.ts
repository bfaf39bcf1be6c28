import { OFFER_STAGE, stageOf } from '#model/pipeline/pipeline.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { changeDeal } from '#server/features/pipeline/change-deal.ts'
import { isOpenDeal } from '#server/features/pipeline/open-deals.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/**
 * Moves an open deal that was sent an offer to the stage of offers, unless it is there or further; without a value, it is
 * worth the offer.
 */
export async function advanceDeal(
  transaction: StoreTransaction,
  context: AdminContext,
  lead: LeadRow,
  amount: { total: number; currency: string },
) {
  if (!isOpenDeal(lead)) return
  const { pipeline } = context.content.current()
  const stage = pipeline.stages.findIndex(({ id }) => id === OFFER_STAGE)
  const current = pipeline.stages.indexOf(stageOf(pipeline, lead.stage))
  await changeDeal(transaction, context, lead, {
    ...(current < stage && { stage: OFFER_STAGE }),
    ...(lead.value === null && { value: amount.total, currency: amount.currency }),
  })
}
