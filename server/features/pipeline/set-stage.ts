import { z } from 'zod'
import { stageOf } from '#model/pipeline/pipeline.ts'
import { mutation } from '#server/actions/action.ts'
import { leadIds, lockLeadsOrFail } from '#server/features/leads/inbox/lock-leads.ts'
import { whoChanged } from '#server/features/leads/inbox/who-changed.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { changeDeal } from './change-deal.ts'
import { chosenStage } from './chosen-stage.ts'
import { isOpenDeal } from './open-deals.ts'

/** `seen`: the stage as the screen showed it; somebody else's choice since then stays. */
const stageSchema = z.object({
  id: leadIds,
  stage: z.string('Choose a stage.'),
  seen: z.string().optional(),
})

/** Moves open leads to a stage; others, and applications, stay as they are. */
export const setStage = mutation('editor', stageSchema, async (context, input) => {
  const { id, stage: chosen, seen } = input
  const { pipeline } = context.content.current()
  const stage = chosenStage(context, chosen)
  const counts = await context.store.transaction().execute(async (transaction) => {
    const leads = await lockLeadsOrFail(transaction, id)
    const open = leads.filter(isOpenDeal)
    const changed: { id: string; reference: string; before: string }[] = []
    for (const lead of open) {
      const { id: before, name } = stageOf(pipeline, lead.stage)
      if (seen !== undefined && ![seen, stage.id].includes(before)) {
        const who = await whoChanged(transaction, context, lead.id, ['stage'])
        fail(409, `${who} moved ${lead.name} to ${name} meanwhile. It stays there.`)
      }
      if (await changeDeal(transaction, context, lead, { stage: stage.id })) {
        changed.push({ id: lead.id, reference: lead.reference, before })
      }
    }
    if (changed.length > 0) {
      await audit(transaction, context, {
        action: 'leads.stage-changed',
        subject: open.length > 1 ? 'leads' : `lead:${open[0]?.id}`,
        summary: `Moved ${changed.map(({ reference }) => reference).join(', ')} to ${stage.name}`,
      })
    }
    return { changed, others: leads.length - open.length }
  })
  return { message: resultMessage(counts, stage.name), value: counts }
})

function resultMessage(counts: { changed: unknown[]; others: number }, name: string) {
  const { others } = counts
  const changed = counts.changed.length
  const done =
    changed === 0
      ? `No change: no open lead had to move to ${name}.`
      : `Moved ${changed === 1 ? 'the lead' : `${changed} leads`} to ${name}.`
  return others === 0 ? done : `${done} Only open leads have a stage, and applications have none.`
}
