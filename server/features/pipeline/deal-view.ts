import { localDay } from '#model/local-time.ts'
import { decimalAmount, moneyText } from '#model/money.ts'
import { stageOf } from '#model/pipeline/pipeline.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import { isOpenDeal } from './open-deals.ts'
import { dealVersion } from './save-deal.ts'

/** What a lead's screen shows of its deal; null for leads that have none. */
export function dealOf({ content, clock }: Pick<AdminContext, 'content' | 'clock'>, lead: LeadRow) {
  if (lead.kind === 'application' || lead.status === 'spam') return null
  const { pipeline, site } = content.current()
  const { value, next_step_on } = lead
  const currency = lead.currency ?? site.currency
  return {
    version: dealVersion(lead),
    ...pipeline,
    /** Id of its stage; null once it is won or lost. */
    stage: isOpenDeal(lead) ? stageOf(pipeline, lead.stage).id : null,
    /** As it is typed, and as it is read. */
    amount: value === null ? '' : decimalAmount(value, currency).replace(/\.0+$/, ''),
    worth: value === null ? null : moneyText(value, currency),
    currency,
    nextStep: lead.next_step,
    nextStepOn: next_step_on,
    isStepOverdue:
      isOpenDeal(lead) && next_step_on !== null && next_step_on < localDay(clock(), site.timeZone),
    lostReason: lead.lost_reason,
    closedAt: lead.closed_at,
  }
}

export type DealView = NonNullable<ReturnType<typeof dealOf>>
