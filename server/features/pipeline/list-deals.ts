import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { localDay } from '#model/local-time.ts'
import { type DealOrder, dealOrders } from '#model/pipeline/deal-orders.ts'
import type { Pipeline } from '#model/pipeline/pipeline-schema.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { listPeople } from '#server/features/leads/inbox/read-leads.ts'
import { bySteps, readDeals } from './deal-cards.ts'
import { inStage, openDeals } from './open-deals.ts'
import { boardSchema, ofFilter } from './show-board.ts'

const PAGE_SIZE = 50

/** Invalid values are ignored. */
const listSchema = boardSchema.omit({ shown: true }).extend({
  stage: z.string().optional().catch(undefined),
  order: z
    .enum(Object.keys(dealOrders) as DealOrder[])
    .catch('step')
    .default('step'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
})

/** Open leads, in one of several orders. */
export const listDeals = query('editor', listSchema, async (context, input) => {
  const { store, content, clock } = context
  const { pipeline, site } = content.current()
  const stage = pipeline.stages.find(({ id }) => id === input.stage)?.id
  const inList = stage === undefined ? openDeals : inStage(pipeline, stage)
  const today = localDay(clock(), site.timeZone)
  const found = await readDeals(store, pipeline, {
    where: sql<boolean>`${inList} and ${ofFilter(input, today)}`,
    order: orderOf(input.order, pipeline, site.currency),
    limit: PAGE_SIZE + 1,
    offset: (input.page - 1) * PAGE_SIZE,
    today,
  })
  return {
    ...{
      assignee: input.assignee,
      overdue: input.overdue,
      stage,
      order: input.order,
      page: input.page,
    },
    deals: found.slice(0, PAGE_SIZE),
    hasMore: found.length > PAGE_SIZE,
    people: await listPeople(store),
    stages: pipeline.stages,
  }
})

export type DealList = ResultOf<typeof listDeals>

function orderOf(order: DealOrder, { stages }: Pipeline, currency: string): RawBuilder<unknown> {
  const newest = sql`leads.created_at desc, leads.id`
  if (order === 'newest') return newest
  if (order === 'name') return sql`lower(leads.name), ${newest}`
  if (order === 'stage') {
    const places = stages.map(({ id }, place) => sql`when ${id} then ${sql.lit(place)}`)
    return sql`case leads.stage ${sql.join(places, sql` `)} else 0 end, ${bySteps}`
  }
  // Amounts of different currencies cannot be compared: those of the site's come first.
  if (order === 'value') {
    return sql`(leads.value is null), (leads.currency <> ${currency}), leads.currency, leads.value desc, ${newest}`
  }
  return bySteps
}
