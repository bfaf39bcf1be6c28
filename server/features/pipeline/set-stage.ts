import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { leadIds, lockLeadsOrFail } from '#server/features/leads/inbox/lock-leads.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { changeDeal } from './change-deal.ts'
import { chosenStage } from './chosen-stage.ts'
import { isOpenDeal } from './open-deals.ts'

const stageSchema = z.object({ id: leadIds, stage: z.string('Choose a stage.') })

/** Moves open leads to a stage; others, and applications, stay as they are. */
export const setStage = mutation('editor', stageSchema, async (context, { id, stage: chosen }) => {
  const stage = chosenStage(context, chosen)
  const counts = await context.store.transaction().execute(async (transaction) => {
    const leads = await lockLeadsOrFail(transaction, id)
    const open = leads.filter(isOpenDeal)
    const changed: string[] = []
    for (const lead of open) {
      if (await changeDeal(transaction, context, lead, { stage: stage.id }))
        changed.push(lead.reference)
    }
    if (changed.length > 0) {
      await audit(transaction, context, {
        action: 'leads.stage-changed',
        subject: open.length > 1 ? 'leads' : `lead:${open[0]?.id}`,
        summary: `Moved ${changed.join(', ')} to ${stage.name}`,
      })
    }
    return { changed: changed.length, others: leads.length - open.length }
  })
  return { message: resultMessage(counts, stage.name), value: counts }
})

function resultMessage({ changed, others }: { changed: number; others: number }, name: string) {
  const done =
    changed === 0
      ? `No change: no open lead had to move to ${name}.`
      : `Moved ${changed === 1 ? 'the lead' : `${changed} leads`} to ${name}.`
  return others === 0 ? done : `${done} Only open leads have a stage, and applications have none.`
}
