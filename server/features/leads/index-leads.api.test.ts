import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openInbox } from '#tests/fixtures/inbox.ts'

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
