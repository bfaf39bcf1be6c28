import { z } from 'zod'
import { lostReasonSchema, nextStepSchema, valueSchema } from '#model/pipeline/deal-schema.ts'
import { mutation } from '#server/actions/action.ts'
import { leadId, lockLeadOrFail } from '#server/features/leads/inbox/lock-leads.ts'
import { whoChanged } from '#server/features/leads/inbox/who-changed.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import { fail } from '#server/platform/http/problem.ts'
import { changeDeal, type DealChanges, requireDeal } from './change-deal.ts'
import { chosenStage } from './chosen-stage.ts'

/** `seen`: the deal as the form showed it. */
const dealSchema = z
  .object({ id: leadId, seen: z.string().transform(readSeen), stage: z.string().optional() })
  .and(valueSchema)
  .and(nextStepSchema)
  .and(lostReasonSchema.transform((lost_reason) => ({ lost_reason })))

/** Saves what a lead is worth, where it stands and what comes next; of a lost one, also why. */
export const saveDeal = mutation('editor', dealSchema, async (context, input) => {
  const { id, seen, stage, lost_reason, ...deal } = input
  const saved = await context.store.transaction().execute(async (transaction) => {
    const lead = await lockLeadOrFail(transaction, id)
    requireDeal(lead)
    const isOpen = lead.status === 'new' || lead.status === 'answered'
    const form = {
      ...deal,
      ...(isOpen && stage !== undefined && { stage: chosenStage(context, stage).id }),
      ...(lead.status === 'lost' && { lost_reason }),
    }
    const changes = ownChanges(form, seen, lead)
    if (!changes) {
      const who = await whoChanged(transaction, context, id, [...dealKinds])
      fail(409, `${who} changed this meanwhile: look at it again, then change it if it must be.`)
    }
    const version = dealVersion({ ...lead, ...changes })
    if (!(await changeDeal(transaction, context, lead, changes)))
      return { version, isChanged: false }
    await audit(transaction, context, {
      action: 'leads.deal-changed',
      subject: `lead:${id}`,
      summary: `Changed the deal of ${lead.reference}`,
    })
    return { version, isChanged: true }
  })
  return { message: saved.isChanged ? 'Deal saved.' : 'No change.', value: saved }
})

/** What belongs together: if both of two people have changed it, the first one's is kept. */
const parts = [
  ['stage'],
  ['value', 'currency'],
  ['next_step', 'next_step_on'],
  ['lost_reason'],
] as const

const dealKinds = ['stage', 'value', 'next-step', 'lost-reason'] as const

/** What the form changes of the deal that it showed; null if somebody has changed one of these parts since. */
function ownChanges(form: DealChanges, seen: DealChanges, lead: LeadRow) {
  const changes: DealChanges = {}
  for (const part of parts) {
    const isOwn = part.some((field) => form[field] !== undefined && form[field] !== seen[field])
    if (!isOwn) continue
    const isTaken = part.some((field) => ![seen[field], form[field]].includes(lead[field]))
    if (isTaken) return null
    for (const field of part) Object.assign(changes, { [field]: form[field] })
  }
  return changes
}

const flat = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/** Of a form that is damaged, nothing fits. */
function readSeen(text: string): DealChanges {
  try {
    return flat.parse(JSON.parse(text))
  } catch {
    return {}
  }
}

/** The deal as a form shows it, for `seen`. */
export function dealVersion(lead: LeadRow) {
  const { status, stage, value, currency, next_step, next_step_on, lost_reason } = lead
  return JSON.stringify({ status, stage, value, currency, next_step, next_step_on, lost_reason })
}
