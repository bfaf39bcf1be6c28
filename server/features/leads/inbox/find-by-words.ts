import { type RawBuilder, sql } from 'kysely'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { type Cursor, type Direction, type Found, writeCursor } from './cursor.ts'
import { conditions, type LeadSearch } from './filter.ts'

/** With more hits than this, scanning the list in order finds a page quickly. */
const FEW_HITS = 1_000

/** Leads compared with the words themselves. */
const NEARBY = 500

/** Characters of the longest prefix that SQLite's index stores; longer ones it would first collect from all its words. */
const PREFIX = 3

/** Above every row number of `lead_search`; PostgreSQL's integer ends there. */
const NUMBER_MAX = 2_147_483_647

/** Finds word prefixes, in the order in which leads arrived. */
export async function findByWords(
  store: Store,
  { filter, late, limit }: LeadSearch,
  cursor: Cursor | null,
  direction: Direction,
): Promise<Found[]> {
  const isAscending = direction === 'back'
  // Nine digits always fit into PostgreSQL's integer.
  const isKnown = cursor && /^\d{1,9}$/.test(cursor.id)
  const start = isKnown ? Number(cursor.id) : isAscending ? 0 : NUMBER_MAX
  const range = {
    compare: isAscending ? sql`>` : sql`<`,
    start,
    order: isAscending ? sql`asc` : sql`desc`,
    limit,
  }
  const where = conditions(filter, late)
  const { tag } = filter
  if (tag)
    where.push(sql`exists (select 1 from lead_tags where lead_id = leads.id and tag = ${tag})`)
  const nearby = nearest(store, filter.words, range)
  const near = await readNumbers(store, comparedWith(filter.words, nearby), where, range)
  if (near.length === limit || (await hasFewer(store, nearby))) return near
  const indexed = isSqlite(store)
    ? sqliteWords(filter.words)
    : await postgresWords(store, filter.words)
  const all = [...where, sql<boolean>`${indexed.number} ${range.compare} ${start}`]
  return readNumbers(store, indexed, all, range)
}

type Range = {
  compare: RawBuilder<unknown>
  start: number
  order: RawBuilder<unknown>
  limit: number
}

/** Where words are found: `table` has `lead_id`, and `number` is the lead's position. */
type Source = {
  table: RawBuilder<unknown>
  number: RawBuilder<unknown>
  matches: RawBuilder<boolean>
}

async function readNumbers(
  store: Store,
  { table, number, matches }: Source,
  where: RawBuilder<boolean>[],
  { order, limit }: Range,
): Promise<Found[]> {
  const query = sql<{ id: string; number: number }>`
    select leads.id as id, ${number} as number from ${table} join leads on leads.id = lead_id
    where ${sql.join([matches, ...where], sql` and `)} order by ${number} ${order} limit ${limit}`
  const { rows } = await query.execute(store)
  return rows.map((row) => ({
    id: row.id,
    cursor: writeCursor({ part: 0, at: '', id: String(row.number) }),
  }))
}

/** The leads next to the start, on SQLite those whose words begin like the long ones of the query. */
function nearest(store: Store, words: string[], { compare, start, order }: Range) {
  const beginnings = isSqlite(store) ? beginningsOf(words) : []
  if (beginnings.length === 0) {
    return sql`select number, lead_id, words from lead_search where number ${compare} ${start}
      order by number ${order} limit ${NEARBY}`
  }
  return sql`select lead_search_index.rowid as number, lead_id, lead_search.words as words
    from lead_search_index join lead_search on lead_search.number = lead_search_index.rowid
    where lead_search_index match ${prefixQuery(beginnings)} and lead_search_index.rowid ${compare} ${start}
    order by lead_search_index.rowid ${order} limit ${NEARBY}`
}

/** Short words are left out, because most leads have them; alone they are looked up too. */
function beginningsOf(words: string[]) {
  const beginnings = words.map((word) => [...word].slice(0, PREFIX))
  const long = beginnings.filter(({ length }) => length === PREFIX)
  const used = long.length > 0 ? long : beginnings.filter(({ length }) => length > 1)
  return used.map((characters) => characters.join(''))
}

/** A common word fills the page from the nearest leads; the index would first collect all that have it. */
function comparedWith(words: string[], nearby: RawBuilder<unknown>): Source {
  const found = words.map((word) => sql<boolean>`' ' || words like ${`% ${word}%`}`)
  return {
    table: sql`(${nearby}) as nearby`,
    number: sql`number`,
    matches: sql<boolean>`${sql.join(found, sql` and `)}`,
  }
}

/** Whether the nearest leads are all there are. */
async function hasFewer(store: Store, nearby: RawBuilder<unknown>) {
  const query = sql<{ n: number | string }>`select count(*) as n from (${nearby}) as nearby`
  return Number((await query.execute(store)).rows[0]?.n) < NEARBY
}

function sqliteWords(words: string[]): Source {
  return {
    table: sql`lead_search_index join lead_search on lead_search.number = lead_search_index.rowid`,
    number: sql`lead_search_index.rowid`,
    matches: sql<boolean>`lead_search_index match ${prefixQuery(words)}`,
  }
}

/** Words contain only letters, digits and marks, so nothing needs escaping. */
function prefixQuery(words: string[]) {
  return words.map((word) => `"${word}"*`).join(' ')
}

/** PostgreSQL estimates prefix matches badly, so count first: read few hits by number, scan in order for many. */
async function postgresWords(store: Store, words: string[]): Promise<Source> {
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
