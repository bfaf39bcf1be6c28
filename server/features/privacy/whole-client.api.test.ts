import { expect, test } from 'vitest'
import { ownTables } from '#server/platform/db/own-tables.ts'
import type { Tables } from '#server/platform/db/schema.ts'
import { clientTables, openWholeClient } from '#tests/fixtures/whole-client.ts'

const address = 'ann@example.com'

test('whatever a client has left anywhere is erased with the address', async () => {
  const client = await openWholeClient()
  const empty = []
  for (const table of clientTables) if ((await client.rows(table)).length === 0) empty.push(table)
  expect(empty).toEqual([])
  const { privacy } = client.owner.admin
  expect(await privacy.erase({ address, typed: address })).toMatchObject({ ok: true })
  const named = []
  for (const table of (await ownTables(client.store)) as (keyof Tables)[]) {
    if (/ann lee|ann@example|Tuesday/i.test(JSON.stringify(await client.rows(table))))
      named.push(table)
  }
  expect(named).toEqual([])
  expect(await client.storedFiles()).toEqual([])
  const offers = (await client.rows('content_documents')).filter(({ key }) => /^offer:/.test(key))
  expect([offers, await client.rows('comments'), await client.rows('call_times')]).toEqual([
    [],
    [],
    [],
  ])
})
