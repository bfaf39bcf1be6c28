import { type RawBuilder, sql } from 'kysely'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { type Cursor, type From, readCursor, writeCursor } from './cursor.ts'
import { conditions, type LeadFilter } from './filter.ts'

type Search = { filter: LeadFilter; now: Date; limit: number }

/** With more hits than this, scanning the list in order finds a page quickly. */
const FEW_HITS = 1_000

type Direction = 'forward' | 'back'

/** A lead and its position in the list. */
type Found = { id: string; cursor: string }

/**
 * One page of the matching leads, newest first; open leads by urgency. `hasNewer` and `hasOlder`: there are more on
 * that side. `isFirst`: the page starts the list.
 */
export async function findLeads(store: Store, search: Search, from: From) {
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

/** Reads along the filter's index; the open list has two parts, one after the other. */
async function findByTime(
  store: Store,
  { filter, now, limit }: Search,
  cursor: Cursor | null,
  direction: Direction,
) {
  const isQueue = filter.folder === 'new'
  const isAscending = isQueue === (direction === 'forward')
  const parts = partsOf(filter)
  const found: Found[] = []
  let part = cursor?.part ?? 0
  while (part >= 0 && part < parts.length && found.length < limit) {
    const where = [...conditions(filter, now), ...(parts[part] ?? [])]
    const start = cursor?.part === part ? cursor : null
    const remaining = limit - found.length
    for (const { id, at } of await readTime(
      store,
      where,
      filter.tag,
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

/** Open inquiries have a response deadline, so they come first; within a part the oldest lead is first. */
function partsOf({ folder, kind, overdue }: LeadFilter): RawBuilder<boolean>[][] {
  if (folder !== 'new' || kind || overdue) return [[]]
  return [[sql`leads.kind = 'inquiry'`], [sql`leads.kind <> 'inquiry'`]]
}

async function readTime(
  store: Store,
  where: RawBuilder<boolean>[],
  tag: string | undefined,
  start: Cursor | null,
  isAscending: boolean,
  limit: number,
) {
  // lead_tags repeats the lead's created_at, so that its index has the order of the list.
  const tables = tag === undefined ? sql`leads` : sql`lead_tags join leads on leads.id = lead_id`
  const at = tag === undefined ? sql`leads.created_at` : sql`lead_tags.created_at`
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

/** Finds word prefixes, in the order in which leads arrived. */
async function findByWords(
  store: Store,
  { filter, now, limit }: Search,
  cursor: Cursor | null,
  direction: Direction,
): Promise<Found[]> {
  const { table, number, matches } = isSqlite(store)
    ? sqliteWords(filter.words)
    : await postgresWords(store, filter.words)
  const all = [matches, ...conditions(filter, now)]
  const { tag } = filter
  if (tag) all.push(sql`exists (select 1 from lead_tags where lead_id = leads.id and tag = ${tag})`)
  const isAscending = direction === 'back'
  // Nine digits always fit into PostgreSQL's integer.
  const start = cursor && /^\d{1,9}$/.test(cursor.id) ? Number(cursor.id) : null
  if (start !== null) all.push(sql`${number} ${isAscending ? sql`>` : sql`<`} ${start}`)
  const query = sql<{ id: string; number: number }>`
    select leads.id as id, ${number} as number from ${table} join leads on leads.id = lead_search.lead_id
    where ${sql.join(all, sql` and `)} order by ${number} ${isAscending ? sql`asc` : sql`desc`} limit ${limit}`
  const { rows } = await query.execute(store)
  return rows.map((row) => ({
    id: row.id,
    cursor: writeCursor({ part: 0, at: '', id: String(row.number) }),
  }))
}

/** Words contain only letters, digits and marks, so nothing needs escaping. */
function sqliteWords(words: string[]) {
  return {
    table: sql`lead_search_index join lead_search on lead_search.number = lead_search_index.rowid`,
    number: sql`lead_search_index.rowid`,
    matches: sql<boolean>`lead_search_index match ${words.map((word) => `"${word}"*`).join(' ')}`,
  }
}

/** PostgreSQL estimates prefix matches badly, so count first: read few hits by number, scan in order for many. */
async function postgresWords(store: Store, words: string[]) {
  const prefixes = words.map((word) => `'${word}':*`).join(' & ')
  const matches = sql<boolean>`lead_search.vector @@ ${prefixes}::tsquery`
  const probe = sql<{ number: number }>`
    select number from lead_search where ${matches} limit ${FEW_HITS + 1}`
  const { rows } = await probe.execute(store)
  const few = sql<boolean>`lead_search.number = any(${rows.map(({ number }) => number)}::integer[])`
  return {
    table: sql`lead_search`,
    number: sql`lead_search.number`,
    matches: rows.length > FEW_HITS ? matches : few,
  }
}
