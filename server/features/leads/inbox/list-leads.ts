import { sql } from 'kysely'
import { z } from 'zod'
import { COUNT_MAX, type LeadStatus, leadStatuses } from '#model/leads/inbox.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { lateUntil } from '#server/features/leads/response-deadline.ts'
import { readRetention } from '#server/features/privacy/read-retention.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { filterSchema, leadFilter, overdue } from './filter.ts'
import { findLeads } from './find-leads.ts'
import { listPeople } from './read-leads.ts'
import { summariesOf } from './summaries.ts'

const PAGE_SIZE = 50

export const listSchema = filterSchema.extend({
  after: z.string().max(120).optional().catch(undefined),
  before: z.string().max(120).optional().catch(undefined),
})

/** A page of the inbox, with the options of its filters. */
export const listLeads = query('editor', listSchema, async (context, input) => {
  const { store, content } = context
  const { after, before, ...params } = input
  const now = context.clock()
  const late = await lateUntil(context)
  const site = await content.site()
  const { pipeline } = content.current()
  const filter = leadFilter(params, pipeline)
  const page = await findLeads(store, { filter, late, limit: PAGE_SIZE }, { after, before })
  const { words: _, isInStage: __, ...shown } = filter
  return {
    filter: shown,
    leads: await summariesOf(
      store,
      page.leads.map(({ id }) => id),
      site,
    ),
    /** Cursors for `before` and `after` in the URL; null at the ends of the list. */
    newer: page.hasNewer ? (page.leads[0]?.cursor ?? null) : null,
    older: page.hasOlder ? (page.leads.at(-1)?.cursor ?? null) : null,
    /** True for the first page. */
    isFirst: page.isFirst,
    /** True while there are no leads at all. */
    isNew: page.leads.length === 0 && !(await hasLeads(store)),
    overdue: await countOverdue(store, late),
    unread: await countUnread(store),
    counts: await countByStatus(store),
    unreadIn: await statusesWithUnread(store),
    people: await listPeople(store),
    tags: await listTags(store),
    ...pipeline,
    /** Days until spam is deleted; null if it is kept. */
    spamDays: (await readRetention(store)).spam,
    now: now.toISOString(),
  }
})

export type LeadPage = ResultOf<typeof listLeads>

/** A lead in the list; times are ISO strings. */
export type LeadLine = LeadPage['leads'][number]

/** Whether any lead exists, including spam. */
async function hasLeads(store: Store) {
  return Boolean(await store.selectFrom('leads').select('id').limit(1).executeTakeFirst())
}

/** Number of unread leads without spam, COUNT_MAX + 1 at most. */
export async function countUnread(store: Store) {
  const query = sql<{ n: number | string }>`select count(*) as n from (select 1 from leads
    where read_at is null and status <> 'spam' limit ${COUNT_MAX + 1}) as unread`
  return Number((await query.execute(store)).rows[0]?.n)
}

export async function countOverdue(store: Store, late: Date) {
  const query = sql<{ n: number | string }>`select count(*) as n from (select 1 from leads
    where ${overdue(late)} limit ${COUNT_MAX + 1}) as overdue`
  return Number((await query.execute(store)).rows[0]?.n)
}

/** Number of leads of each status, COUNT_MAX + 1 at most. */
async function countByStatus(store: Store) {
  const statuses = Object.keys(leadStatuses) as LeadStatus[]
  const counts = statuses.map(async (status) => {
    const query = sql<{ n: number | string }>`select count(*) as n from (select 1 from leads
      where status = ${status} limit ${COUNT_MAX + 1}) as counted`
    return [status, Number((await query.execute(store)).rows[0]?.n)] as const
  })
  return Object.fromEntries(await Promise.all(counts)) as Record<LeadStatus, number>
}

/** The statuses that have unread leads, without spam. */
async function statusesWithUnread(store: Store) {
  const query = sql<{ status: LeadStatus }>`select distinct status from (select status from leads
    where read_at is null and status <> 'spam' limit ${COUNT_MAX + 1}) as unread`
  return (await query.execute(store)).rows.map(({ status }) => status)
}

/** The first 200 distinct tags. Steps along the index, so the number of leads with a tag does not matter. */
export async function listTags(store: Store) {
  const query = sql<{ tag: string }>`with recursive steps (tag) as (
      select min(tag) from lead_tags
      union all select (select min(lead_tags.tag) from lead_tags where lead_tags.tag > steps.tag)
      from steps where steps.tag is not null
    ) select tag from steps where tag is not null limit 200`
  return (await query.execute(store)).rows.map(({ tag }) => tag)
}
