import { type RawBuilder, sql } from 'kysely'
import { momentText } from '#model/moment-text.ts'
import { worthText } from '#model/money.ts'
import type { Pipeline } from '#model/pipeline/pipeline-schema.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { columnOf } from './columns.ts'
import { isOpenDeal } from './open-deals.ts'

/** Next steps that are due first, then leads without one, the newest first. */
export const bySteps = sql`(leads.next_step_on is null), leads.next_step_on, leads.created_at desc, leads.id`

type Reading = {
  where: RawBuilder<boolean>
  order: RawBuilder<unknown>
  limit: number
  offset?: number
  /** The day in the site's time zone. */
  today: string
}

/** Leads as the board and the list show them. */
export async function readDeals(
  store: Store,
  pipeline: Pipeline,
  { where, order, limit, offset = 0, today }: Reading,
) {
  const rows = await store
    .selectFrom('leads')
    .leftJoin('user', 'user.id', 'leads.assignee_id')
    .select([
      ...(['leads.id', 'leads.name', 'leads.kind', 'leads.status', 'leads.stage'] as const),
      ...(['leads.service', 'leads.value', 'leads.currency', 'leads.created_at'] as const),
      ...(['leads.next_step', 'leads.next_step_on', 'leads.lost_reason'] as const),
      'leads.assignee_id',
      'user.name as assignee',
    ])
    .where(where)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => {
    const { id, name, kind, service, value, currency, assignee, created_at: at } = row
    const { next_step: step, next_step_on: stepOn } = row
    const isOpen = isOpenDeal(row)
    return {
      ...{ id, name, kind, service, assignee, assigneeId: row.assignee_id, at },
      column: columnOf(pipeline, row).id,
      worth: worthText(value, currency),
      /** Of leads that are won or lost, nothing is to be done. */
      step: isOpen ? step : null,
      stepOn: isOpen ? stepOn : null,
      /** "Nov 27", with the year if it is another one. */
      stepDay: isOpen && stepOn ? nearDay(stepOn, today) : null,
      isOverdue: isOpen && stepOn !== null && stepOn < today,
      isToday: isOpen && stepOn === today,
      lostReason: row.lost_reason,
    }
  })
}

function nearDay(day: string, today: string) {
  return momentText(`${day}T12:00:00Z`, 'UTC', 'near', `${today}T00:00:00Z`)
}

/** A lead on the board and in the list. */
export type Deal = Awaited<ReturnType<typeof readDeals>>[number]
