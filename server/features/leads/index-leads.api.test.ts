import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'
import { indexLead } from './search-words.ts'

test('erasing a lead removes its words from the search index', async () => {
  const inbox = await openInbox()
  await inbox.inquire({ name: 'Quetzalcoatl' })
  await inbox.store.deleteFrom('leads').execute()
  expect(await inbox.rows('lead_search')).toEqual([])
  if (inject('databaseKind') !== 'sqlite') return
  const index = await sql<{ block: Buffer }>`select block from lead_search_index_data`.execute(
    inbox.store,
  )
  expect(index.rows.length).toBeGreaterThan(0)
  const bytes = index.rows.map(({ block }) => Buffer.from(block).toString('latin1')).join()
  expect(bytes).not.toContain('uetzalcoatl')
})

test('a lead that is stored and changed in one transaction is found by its last words only', async () => {
  const inbox = await openInbox()
  await inbox.inquire({ name: 'Quetzalcoatl' })
  const lead = (await inbox.rows('leads'))[0] as LeadRow
  await inbox.store.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('lead_search').execute()
    await indexLead(transaction, lead)
    await indexLead(transaction, { ...lead, name: 'Xochitl' })
  })
  expect(await inbox.rows('lead_search')).toMatchObject([
    { words: expect.stringContaining('xochitl') },
  ])
  await expectIntactIndex(inbox.store)
})

/** SQLite compares the index with the rows; PostgreSQL maintains its own. */
async function expectIntactIndex(store: Store) {
  if (inject('databaseKind') !== 'sqlite') return
  const check = sql`insert into lead_search_index (lead_search_index, rank) values ('integrity-check', 1)`
  await expect(check.execute(store)).resolves.toBeDefined()
}
