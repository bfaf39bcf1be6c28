import { type RawBuilder, sql } from 'kysely'
import { closedColumns, isClosedColumn, stageOf } from '#model/pipeline/pipeline.ts'
import type { Pipeline } from '#model/pipeline/pipeline-schema.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { inStage, openDeals } from './open-deals.ts'

/** Of the board; `id` is that of a stage, "won" or "lost". */
export type Column = { id: string; name: string }

export function columnsOf({ stages }: Pipeline): Column[] {
  const closed = Object.entries(closedColumns).map(([id, name]) => ({ id, name }))
  return [...stages, ...closed]
}

/** The column of a lead that is a deal. */
export function columnOf(pipeline: Pipeline, { status, stage }: Pick<LeadRow, 'status' | 'stage'>) {
  if (isClosedColumn(status)) return { id: status, name: closedColumns[status] }
  return stageOf(pipeline, stage)
}

/** The leads in a column; of those that are won or lost, the ones since a time. */
export function inColumn(pipeline: Pipeline, id: string, since: string) {
  if (!isClosedColumn(id)) return inStage(pipeline, id)
  return sql<boolean>`leads.status = ${id} and leads.closed_at >= ${since} and leads.kind <> 'application'`
}

/** How many leads a column has, and what they are worth by currency, in minor units. */
export type Total = { count: number; sums: { currency: string; value: number }[] }

type TotalRow = { place: string; currency: string | null; count: number; value: number | null }

/** By the ids of columns. */
export async function readTotals(
  store: Store,
  pipeline: Pipeline,
  { since, where }: { since: string; where: RawBuilder<boolean> },
): Promise<Map<string, Total>> {
  const counted = sql`leads.currency as currency, count(*) as count, cast(sum(leads.value) as double precision) as value`
  const open = sql<TotalRow>`select coalesce(leads.stage, '') as place, ${counted} from leads
    where ${openDeals} and ${where} group by 1, leads.currency`
  const closed = sql<TotalRow>`select leads.status as place, ${counted} from leads
    where leads.status in ('won', 'lost') and leads.closed_at >= ${since}
      and leads.kind <> 'application' and ${where} group by 1, leads.currency`
  const totals = new Map<string, Total>()
  const add = (column: string, { currency, count, value }: TotalRow) => {
    const total = totals.get(column) ?? { count: 0, sums: [] }
    totals.set(column, total)
    total.count += count
    if (!currency || value === null) return
    const sum = total.sums.find((one) => one.currency === currency)
    if (sum) sum.value += value
    else total.sums.push({ currency, value })
  }
  for (const row of (await open.execute(store)).rows) add(stageOf(pipeline, row.place).id, row)
  for (const row of (await closed.execute(store)).rows) add(row.place, row)
  return totals
}
