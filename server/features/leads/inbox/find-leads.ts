import { type RawBuilder, sql } from 'kysely'
import { isQueue } from '#model/leads/inbox.ts'
import type { Store } from '#server/platform/db/schema.ts'
import {
  type Cursor,
  type Direction,
  type Found,
  type From,
  readCursor,
  writeCursor,
} from './cursor.ts'
import { conditions, hasDeadline, type LeadFilter, type LeadSearch } from './filter.ts'
import { findByWords } from './find-by-words.ts'

/**
 * One page of the matching leads, newest first; those who wait by urgency. `hasNewer` and `hasOlder`: there are more on
 * that side. `isFirst`: the page starts the list.
 */
export async function findLeads(store: Store, search: LeadSearch, from: From) {
  const { q, words } = search.filter
  // Punctuation without words matches no lead.
  if (q && words.length === 0) return { leads: [], hasNewer: false, hasOlder: false, isFirst: true }
  const after = readCursor(from.after)
  const before = after ? null : readCursor(from.before)
  const direction = before ? 'back' : 'forward'
  const find = words.length > 0 ? findByWords : findByTime
  const oneMore = { ...search, limit: search.limit + 1 }
  const found = await find(store, oneMore, after ?? before, direction)
  const hasMore = found.length > search.limit
  const leads = found.slice(0, search.limit)
  if (before) {
    return { leads: leads.reverse(), hasNewer: hasMore, hasOlder: true, isFirst: false }
  }
  return { leads, hasNewer: Boolean(after), hasOlder: hasMore, isFirst: !after }
}

/** Reads along the filter's index, one part of the list after the other. */
async function findByTime(
  store: Store,
  { filter, late, limit }: LeadSearch,
  cursor: Cursor | null,
  direction: Direction,
) {
  const isAscending = isQueue(filter) === (direction === 'forward')
  const parts = partsOf(filter)
  const found: Found[] = []
  let part = cursor?.part ?? 0
  while (part >= 0 && part < parts.length && found.length < limit) {
    const { condition, by } = parts[part] ?? everything
    const where = [...conditions(filter, late), condition]
    const start = cursor?.part === part ? cursor : null
    const remaining = limit - found.length
    for (const { id, at } of await readTime(
      store,
      where,
      { tag: filter.tag, by },
      start,
      isAscending,
      remaining,
    )) {
      found.push({ id, cursor: writeCursor({ part, at, id }) })
    }
    part += direction === 'forward' ? 1 : -1
  }
  return found
}

type Part = { condition: RawBuilder<boolean>; by: 'created_at' | 'waiting_since' }

const everything: Part = { condition: sql<boolean>`1 = 1`, by: 'created_at' }

/** Who waits for a promised answer comes first in the open list. */
function partsOf({ folder, kind, overdue, waiting }: LeadFilter): Part[] {
  if (overdue || waiting === 'us') return [{ ...everything, by: 'waiting_since' }]
  if (folder !== 'new' || waiting || (kind && kind !== 'inquiry')) return [everything]
  const others = sql<boolean>`(leads.kind <> 'inquiry' or leads.waiting_since is null)`
  return [
    { condition: hasDeadline, by: 'waiting_since' },
    { condition: others, by: 'created_at' },
  ]
}

async function readTime(
  store: Store,
  where: RawBuilder<boolean>[],
  { tag, by }: { tag: string | undefined; by: Part['by'] },
  start: Cursor | null,
  isAscending: boolean,
  limit: number,
) {
  // lead_tags repeats the lead's created_at, so that its index has the order of most lists.
  const tables = tag === undefined ? sql`leads` : sql`lead_tags join leads on leads.id = lead_id`
  const isByWait = by === 'waiting_since'
  const created = tag === undefined ? sql`leads.created_at` : sql`lead_tags.created_at`
  const at = isByWait ? sql`leads.waiting_since` : created
  const id = tag === undefined ? sql`leads.id` : sql`lead_tags.lead_id`
  const all = [...where]
  if (tag !== undefined) all.push(sql`lead_tags.tag = ${tag}`)
  if (start)
    all.push(sql`(${at}, ${id}) ${isAscending ? sql`>` : sql`<`} (${start.at}, ${start.id})`)
  const order = isAscending ? sql`asc` : sql`desc`
  const query = sql<{ id: string; at: string }>`
    select ${id} as id, ${at} as at from ${tables} where ${sql.join(all, sql` and `)}
    order by ${at} ${order}, ${id} ${order} limit ${limit}`
  return (await query.execute(store)).rows
}
