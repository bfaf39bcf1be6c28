import { expect, test } from 'vitest'
import { defaultPipeline } from '#model/pipeline/pipeline.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { openTestDatabase } from '#tests/fixtures/api.ts'
import { manyLeads } from '#tests/fixtures/many-leads.ts'
import { postgresRows, queriesOf, sqliteScans } from '#tests/fixtures/query-plans.ts'
import { dueStepsOf } from './due-steps.ts'
import { listDeals } from './list-deals.ts'
import { openDeals } from './open-deals.ts'
import { showBoard } from './show-board.ts'

const now = new Date('2026-11-21T09:30:00Z')
const LEADS = 14_600

/** What a browser gets for a screen, in bytes. */
const BYTES_MAX = 60_000

test('of 5,000 open deals the board and the list read and send a part', async () => {
  const { store } = await openTestDatabase()
  await manyLeads(store, { count: LEADS, now })
  const { count } = await store
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(openDeals)
    .executeTakeFirstOrThrow()
  const open = Number(count)
  expect(open).toBeGreaterThan(4_900)

  const board = await showBoard.run(contextOf(store), { assignee: undefined, shown: '' })
  expect(board.columns.slice(0, 3).map(({ deals, hasMore }) => [deals.length, hasMore])).toEqual([
    ...[
      [25, true],
      [25, true],
      [25, true],
    ],
  ])
  expect(board.columns.slice(0, 3).reduce((sum, column) => sum + column.count, 0)).toBe(open)
  expect(JSON.stringify(board).length).toBeLessThan(BYTES_MAX)
  const list = await listDeals.run(contextOf(store), listed)
  expect([list.deals.length, list.hasMore]).toEqual([50, true])
  expect(JSON.stringify(list).length).toBeLessThan(BYTES_MAX)

  const works: Record<string, (store: Store) => Promise<unknown>> = {
    board: (watched) => showBoard.run(contextOf(watched), { assignee: undefined, shown: '' }),
    'board of nobody': (watched) =>
      showBoard.run(contextOf(watched), { assignee: 'none', shown: '' }),
    list: (watched) => listDeals.run(contextOf(watched), listed),
    'list by value': (watched) => listDeals.run(contextOf(watched), { ...listed, order: 'value' }),
    'list of a stage': (watched) =>
      listDeals.run(contextOf(watched), { ...listed, stage: 'offer' }),
    'due steps': (watched) =>
      dueStepsOf(watched, { id: 'Ann', role: 'owner' }, '2026-11-21').select('leads.id').execute(),
  }
  for (const [name, work] of Object.entries(works)) {
    for (const query of await queriesOf(store, work)) {
      if (!query.sql.includes('leads')) continue
      const place = `${name}: ${query.sql}`
      if (isSqlite(store))
        expect(await sqliteScans(store, query, { sorts: true }), place).toEqual([])
      // A third of these leads are open: to read each once is quicker than by the index.
      else expect(await postgresRows(store, query), place).toBeLessThanOrEqual(LEADS)
    }
  }
})

const listed = { assignee: undefined, stage: undefined, order: 'step', page: 1 } as const

/** What the queries of the pipeline need of a context. */
function contextOf(store: Store) {
  const site = { timeZone: 'UTC', currency: 'USD' }
  const content = { current: () => ({ pipeline: defaultPipeline, site }) }
  return { store, content, clock: () => now } as unknown as AdminContext
}
