import { isDeepStrictEqual } from 'node:util'
import { momentText } from '#model/moment-text.ts'
import { moneyText } from '#model/money.ts'
import { stageOf } from '#model/pipeline/pipeline.ts'
import type { Pipeline } from '#model/pipeline/pipeline-schema.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { addEvent } from '#server/features/leads/inbox/events.ts'
import type { LeadEventRow, LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

export type DealChanges = Partial<
  Pick<LeadRow, 'stage' | 'value' | 'currency' | 'next_step' | 'next_step_on' | 'lost_reason'>
>

type ChangeEvent = Pick<LeadEventRow, 'kind' | 'before' | 'after'>

/** @throws HttpError 422 for leads that are no deals. */
export function requireDeal({ kind, status }: Pick<LeadRow, 'kind' | 'status'>) {
  if (kind === 'application') fail(422, 'Applications have no deal.')
  if (status === 'spam') fail(422, 'This lead is spam. Mark it as not spam first.')
}

/** False if nothing changes; otherwise each change is on the timeline of the lead, which is locked. */
export async function changeDeal(
  transaction: StoreTransaction,
  context: Pick<AdminContext, 'clock' | 'newId' | 'actor' | 'content'>,
  lead: LeadRow,
  changes: DealChanges,
) {
  const next = { ...lead, ...changes }
  const events = eventsOf(lead, next, context.content.current().pipeline)
  if (events.length === 0) return false
  await transaction.updateTable('leads').set(changes).where('id', '=', lead.id).execute()
  for (const event of events) {
    await addEvent(transaction, context, { lead_id: lead.id, ...event })
  }
  return true
}

function eventsOf(lead: LeadRow, next: LeadRow, pipeline: Pipeline): ChangeEvent[] {
  const texts = (row: LeadRow): Record<string, string | null> => ({
    stage: stageOf(pipeline, row.stage).name,
    value: row.value === null || !row.currency ? null : moneyText(row.value, row.currency),
    'next-step': nextStepText(row),
    'lost-reason': row.lost_reason,
  })
  const [before, after] = [texts(lead), texts(next)]
  return (['stage', 'value', 'next-step', 'lost-reason'] as const)
    .filter((kind) => !isDeepStrictEqual(before[kind], after[kind]))
    .map((kind) => ({ kind, before: before[kind] ?? null, after: after[kind] ?? null }))
}

function nextStepText({ next_step, next_step_on }: LeadRow) {
  if (!next_step) return null
  return next_step_on ? `${next_step} (${momentText(next_step_on, 'UTC', 'day')})` : next_step
}
