import { sql } from 'kysely'
import type { Pipeline } from '#model/pipeline/pipeline-schema.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'

/** Whether a lead is in a stage: open, and no application. */
export function isOpenDeal({ kind, status }: Pick<LeadRow, 'kind' | 'status'>) {
  return kind !== 'application' && (status === 'new' || status === 'answered')
}

/** The same as a condition, in the words of the index `leads_in_stages`. */
export const openDeals = sql<boolean>`leads.status in ('new', 'answered') and leads.kind <> 'application'`

/** Open leads in a stage; those without a known one are in the first. */
export function inStage({ stages }: Pipeline, id: string) {
  const others = stages.slice(1).map((stage) => stage.id)
  const isFirst = stages[0]?.id === id
  if (!isFirst) return sql<boolean>`${openDeals} and leads.stage = ${id}`
  if (others.length === 0) return openDeals
  return sql<boolean>`${openDeals} and (leads.stage is null or leads.stage not in (${sql.join(others)}))`
}
