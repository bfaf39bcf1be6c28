import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'

test('leads of an earlier version are found after the next start', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'viewer')
  await inbox.inquire({ name: 'Zoë Müller' })
  await inbox.store.deleteFrom('lead_texts').execute()
  expect((await admin.inbox.list({ q: 'zoe' })).leads).toEqual([])
  await inbox.openAnother()
  expect((await admin.inbox.list({ q: 'zoe' })).leads).toHaveLength(1)
})

test('an erased lead leaves no word behind', async () => {
  const inbox = await openInbox()
  await inbox.inquire({ name: 'Quetzalcoatl' })
  await inbox.store.deleteFrom('leads').execute()
  expect(await inbox.rows('lead_texts')).toEqual([])
  if (inject('databaseKind') !== 'sqlite') return
  const kept = await sql<{ block: Buffer }>`select block from lead_words_data`.execute(inbox.store)
  expect(kept.rows.length).toBeGreaterThan(0)
  const bytes = kept.rows.map(({ block }) => Buffer.from(block).toString('latin1')).join()
  expect(bytes).not.toContain('uetzalcoatl')
})
