import { CompiledQuery, type RootOperationNode } from 'kysely'
import { expect, inject, test } from 'vitest'
import type { Store } from '#server/db/schema.ts'
import { openTestDatabase } from '#tests/fixtures/api.ts'
import { manyLeads } from '#tests/fixtures/many-leads.ts'
import { filterSchema, leadFilter } from './filter.ts'
import { findLeads } from './find-leads.ts'
import { countOverdue, countUnread, listTags } from './list-leads.ts'
import { promiseKept } from './promise.ts'

const now = new Date('2026-11-21T09:30:00Z')
const LEADS = Number(process.env.INBOX_LEADS ?? 20_000)
const LIMIT = 50

const asked: Record<string, string>[] = [
  {},
  ...['answered', 'won', 'lost', 'all', 'spam'].map((folder) => ({ folder })),
  ...['inquiry', 'partner', 'application'].map((kind) => ({ kind })),
  { kind: 'partner', folder: 'all' },
  { owner: 'Ann', folder: 'all' },
  { owner: 'Ann', folder: 'won' },
  { owner: 'none' },
  { owner: 'nobody-here', folder: 'all' },
  { tag: 'big', folder: 'all' },
  { tag: 'no such tag', folder: 'all' },
  { unread: '1', folder: 'all' },
  { unread: '1' },
  { overdue: '1' },
  ...['ann', 'we', 'yusuf kowalski', 'wl-234k-2222', 'zzz', 'e'].map((q) => ({ q })),
  { q: 'we', folder: 'won', kind: 'inquiry' },
  { q: 'we', owner: 'nobody-here' },
]

/** What runs while `work` runs, as it was sent. */
async function queriesOf(store: Store, work: (store: Store) => Promise<unknown>) {
  const nodes: RootOperationNode[] = []
  const watched = store.withPlugin({
    transformQuery({ node }) {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await work(watched)
  return nodes.map((node) => store.getExecutor().compileQuery(node, { queryId: 'x' }))
}

/** SQLite says what it would read; a whole table, or sorting, is too much. */
async function sqlitePlan(store: Store, { sql, parameters }: CompiledQuery) {
  const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
  const { rows } = await store.executeQuery<{ detail: string }>(explained)
  return rows
    .map(({ detail }) => detail)
    .filter((step) => /^SCAN (?!steps|unread|overdue|.*INDEX)|TEMP B-TREE/.test(step))
}

type Node = Record<string, unknown> & { Plans?: Node[] }

/** PostgreSQL says what it has read: all rows that its scans have touched. */
async function postgresRows(store: Store, { sql, parameters }: CompiledQuery) {
  const explained = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters])
  const { rows } = await store.executeQuery<{ 'QUERY PLAN': { Plan: Node }[] }>(explained)
  const touched = ({ Plans = [], ...node }: Node): number => {
    const loops = Number(node['Actual Loops'])
    const own = Number(node['Actual Rows']) + Number(node['Rows Removed by Filter'] ?? 0)
    const isScan = String(node['Node Type']).includes('Scan')
    return (isScan ? own * loops : 0) + Plans.reduce((sum, plan) => sum + touched(plan), 0)
  }
  return touched(rows[0]?.['QUERY PLAN'][0]?.Plan as Node)
}

test('whatever the inbox is asked of many leads, it reads along an index', {
  timeout: 240_000,
}, async () => {
  const { store } = await openTestDatabase()
  const person = {
    name: 'Ann',
    role: 'editor' as const,
    twoFactorEnabled: null,
    createdAt: now.toISOString(),
  }
  for (const id of ['Ann', 'Ben']) {
    const row = {
      ...person,
      id,
      email: `${id}@agency.test`,
      emailVerified: inject('databaseKind') === 'sqlite' ? 1 : true,
      updatedAt: now.toISOString(),
    }
    await store
      .insertInto('user')
      .values(row as never)
      .execute()
  }
  await manyLeads(store, { count: LEADS, now, owners: ['Ann', 'Ben'] })
  const figures: string[] = []

  async function check(name: string, work: (store: Store) => Promise<unknown>) {
    await work(store)
    const start = performance.now()
    await work(store)
    figures.push(`${name}: ${Math.round(performance.now() - start)} ms`)
    for (const query of await queriesOf(store, work)) {
      if (inject('databaseKind') === 'sqlite') {
        expect(await sqlitePlan(store, query), `${name}: ${query.sql}`).toEqual([])
      } else {
        const rows = await postgresRows(store, query)
        figures.push(`    ${rows} rows`)
        if (!name.startsWith('promise, all'))
          expect(rows, `${name}: ${query.sql}`).toBeLessThan(LEADS / 3)
      }
    }
  }

  for (const given of asked) {
    const filter = leadFilter(filterSchema.parse(given))
    const search = { filter, now, limit: LIMIT }
    const first = await findLeads(store, search, {})
    const name = JSON.stringify(given)
    await check(name, (watched) => findLeads(watched, search, {}))
    const after = first.leads.at(-1)?.place
    if (after) await check(`${name} next`, (watched) => findLeads(watched, search, { after }))
  }
  await check('unread', countUnread)
  await check('overdue', (watched) => countOverdue(watched, now))
  await check('tags', listTags)
  await check('promise, 30 days', (watched) =>
    promiseKept(watched, new Date(now.getTime() - 30 * 86_400_000), now),
  )
  await check('promise, all', (watched) => promiseKept(watched, '2020-01-01T00:00:00.000Z', now))
  console.log(figures.join('\n'))
})
