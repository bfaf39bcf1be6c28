import { z } from 'zod'
import { lostReasonSchema } from '#model/pipeline/deal-schema.ts'
import { isClosedColumn } from '#model/pipeline/pipeline.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { setStatus } from '#server/features/leads/inbox/change-status.ts'
import { leadId, lockLeadOrFail } from '#server/features/leads/inbox/lock-leads.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { changeDeal, requireDeal } from './change-deal.ts'
import { chosenStage } from './chosen-stage.ts'
import { columnOf } from './columns.ts'

/** `from` and `to`: columns of the board. */
const moveSchema = z
  .object({ id: leadId, from: z.string(), to: z.string('Choose where to move it.') })
  .and(lostReasonSchema.transform((lostReason) => ({ lostReason })))

/** Moves a lead to another column, unless somebody else has moved it meanwhile. */
export const moveDeal = mutation('editor', moveSchema, async (context, input) => {
  const { id, from, to, lostReason } = input
  const { pipeline } = context.content.current()
  const target = isClosedColumn(to) ? null : chosenStage(context, to)
  const name = target?.name ?? (to === 'won' ? 'Won' : 'Lost')
  const moved = await context.store.transaction().execute(async (transaction) => {
    const lead = await lockLeadOrFail(transaction, id)
    requireDeal(lead)
    const current = columnOf(pipeline, lead)
    if (current.id === to) return lead
    if (current.id !== from) {
      fail(
        409,
        `Somebody else has moved ${lead.name} to ${current.name} meanwhile. It stays there.`,
      )
    }
    if (isClosedColumn(to)) await setStatus(transaction, context, lead, to, lostReason)
    else await moveToStage(transaction, context, lead, to)
    await audit(transaction, context, {
      action: isClosedColumn(to) ? 'leads.status-changed' : 'leads.stage-changed',
      subject: `lead:${id}`,
      summary: `Moved ${lead.reference} from ${current.name} to ${name}`,
    })
    return lead
  })
  return { message: `Moved ${moved.name} to ${name}.`, value: null }
})

/** A lead that was won or lost is open again. */
async function moveToStage(
  transaction: StoreTransaction,
  context: AdminContext,
  lead: LeadRow,
  stage: string,
) {
  if (isClosedColumn(lead.status)) {
    await setStatus(transaction, context, lead, lead.answered_at ? 'answered' : 'new')
  }
  await changeDeal(transaction, context, lead, { stage })
}
