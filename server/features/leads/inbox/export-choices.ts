import { sql } from 'kysely'
import { query } from '#server/actions/action.ts'
import { lateUntil } from '#server/features/leads/response-deadline.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { conditions, filterSchema, type LeadFilter, leadFilter } from './filter.ts'
import { findLeads } from './find-leads.ts'
import { listPeople } from './read-leads.ts'

/** Leads per query of a search, which cannot be counted at once. */
const BATCH = 2_000

/** What can be exported: the leads of the list as it is filtered, or all but spam, and how many these are. */
export const exportChoices = query('editor', filterSchema, async (context, input) => {
  const { store } = context
  const late = await lateUntil(context)
  const { pipeline } = context.content.current()
  const filter = leadFilter(input, pipeline)
  const everything = leadFilter(filterSchema.parse({ folder: 'all' }), pipeline)
  const { words: _, isInStage: __, ...shown } = filter
  const [count, all, people] = await Promise.all([
    countLeads(store, filter, late),
    countLeads(store, everything, late),
    listPeople(store),
  ])
  return { filter: shown, count, all, people, stages: pipeline.stages }
})

async function countLeads(store: Store, filter: LeadFilter, late: Date) {
  if (filter.q) return countFound(store, filter, late)
  const where = conditions(filter, late)
  const { tag } = filter
  if (tag)
    where.push(sql`exists (select 1 from lead_tags where lead_id = leads.id and tag = ${tag})`)
  const counted = sql<{ n: number | string }>`
    select count(*) as n from leads where ${sql.join(where, sql` and `)}`
  return Number((await counted.execute(store)).rows[0]?.n)
}

async function countFound(store: Store, filter: LeadFilter, late: Date) {
  let count = 0
  let after: string | undefined
  do {
    const page = await findLeads(store, { filter, late, limit: BATCH }, { after })
    count += page.leads.length
    after = page.hasOlder ? page.leads.at(-1)?.cursor : undefined
  } while (after)
  return count
}
