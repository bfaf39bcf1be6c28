import { expect, test } from 'vitest'
import { defaultPipeline } from '#model/pipeline/pipeline.ts'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { openTestDatabase } from '#tests/fixtures/api.ts'
import { manyLeads } from '#tests/fixtures/many-leads.ts'
import { postgresRows, queriesOf, sqliteScans } from '#tests/fixtures/query-plans.ts'
import { filterSchema, leadFilter } from './filter.ts'
import { findLeads } from './find-leads.ts'
import { countOverdue, countUnread, listTags } from './list-leads.ts'
import { responseSla } from './response-sla.ts'

const now = new Date('2026-11-21T09:30:00Z')
const LEADS = Number(process.env.INBOX_LEADS ?? 20_000)

const queries: Record<string, string>[] = [
  {},
  ...['answered', 'won', 'lost', 'all', 'spam'].map((folder) => ({ folder })),
  ...['inquiry', 'partner', 'application'].map((kind) => ({ kind })),
  { kind: 'partner', folder: 'all' },
  { assignee: 'Ann', folder: 'all' },
  { assignee: 'Ann', folder: 'won' },
  { assignee: 'none' },
  { assignee: 'nobody-here', folder: 'all' },
  { tag: 'big', folder: 'all' },
  { tag: 'no such tag', folder: 'all' },
  { unread: '1', folder: 'all' },
  { unread: '1' },
  { overdue: '1' },
  { waiting: 'us' },
  { waiting: 'us', kind: 'inquiry', assignee: 'Ann' },
  { waiting: 'them' },
  ...['ann', 'we', 'yusuf kowalski', 'wl-234k-2222', 'zzz', 'e'].map((q) => ({ q })),
  { q: 'we', folder: 'won', kind: 'inquiry' },
  { q: 'we', assignee: 'nobody-here' },
]

/** Run with INBOX_LEADS=100000 to print timings. The test checks the rows read, not the speed. */
test('every inbox query uses an index', async () => {
  const { store } = await openTestDatabase()
  const onSqlite = isSqlite(store)
  for (const id of ['Ann', 'Ben']) await addPerson(store, id, onSqlite)
  await manyLeads(store, { count: LEADS, now, owners: ['Ann', 'Ben'] })
  const timings: string[] = []

  async function check(
    name: string,
    work: (store: Store) => Promise<unknown>,
    maxRows = LEADS / 5,
  ) {
    const start = performance.now()
    const compiled = await queriesOf(store, work)
    timings.push(`${name}: ${Math.round(performance.now() - start)} ms`)
    for (const query of compiled) {
      if (onSqlite)
        expect(await sqliteScans(store, query, { sorts: false }), `${name}: ${query.sql}`).toEqual(
          [],
        )
      else expect(await postgresRows(store, query), `${name}: ${query.sql}`).toBeLessThan(maxRows)
    }
  }

  for (const query of queries) {
    const filter = leadFilter(filterSchema.parse(query), defaultPipeline)
    const search = { filter, late: now, limit: 50 }
    const name = JSON.stringify(query)
    const { leads } = await findLeads(store, search, {})
    const after = leads.at(-1)?.cursor
    await check(name, (watched) => findLeads(watched, search, {}))
    if (after) await check(`${name} next`, (watched) => findLeads(watched, search, { after }))
  }
  await check('unread', countUnread)
  await check('overdue', (watched) => countOverdue(watched, now))
  await check('tags', listTags)
  const month = new Date(now.getTime() - 30 * 86_400_000)
  await check('response SLA, 30 days', (watched) => responseSla(watched, month, now))
  if (process.env.INBOX_LEADS) console.log(timings.join('\n'))
})

function addPerson(store: Store, id: string, onSqlite: boolean) {
  const at = now.toISOString()
  const row = {
    id,
    name: id,
    email: `${id}@agency.test`,
    role: 'editor',
    emailVerified: onSqlite ? 1 : true,
    createdAt: at,
    updatedAt: at,
  }
  return store
    .insertInto('user')
    .values(row as never)
    .execute()
}
