import { expect, test } from 'vitest'
import { ownTables } from '#server/platform/db/own-tables.ts'
import type { Tables } from '#server/platform/db/schema.ts'
import { clientTables, openWholeClient } from '#tests/fixtures/whole-client.ts'
import { unzip } from '#tests/fixtures/zip.ts'

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

test('whatever a client has left anywhere is in the export', async () => {
  const { owner } = await openWholeClient()
  const response = await owner.download(`/admin/privacy/export.zip?address=${address}`)
  const zip = await unzip(Buffer.from(await (response as Response).arrayBuffer()))
  const { leads, newsletter, messages, auditLog } = JSON.parse(String(zip['data.json']))
  const [call, lead, withFile] = ['call', 'inquiry', 'file'].map((kind) =>
    leads.find((one: { kind: string; files: unknown[]; visit: unknown }) =>
      kind === 'file' ? one.files.length > 0 && !one.visit : one.kind === kind,
    ),
  )
  expect(call).toMatchObject({ calls: [{ state: 'booked' }] })
  expect(lead).toMatchObject({
    ...{ status: 'won', value: 240_000, currency: 'EUR', tags: ['tea'] },
    visit: { pages: ['/'] },
    mails: [{ text: 'Tuesday', attachments: ['plan.pdf'] }],
    plannedReplies: [{ text: 'Hello Ann Lee.' }],
    drafts: [{ text: 'Dear Ann Lee' }],
  })
  expect(lead.offers).toMatchObject([
    { state: 'draft', text: { title: 'A shop for tea' } },
    { state: 'accepted', acceptedBy: 'Ann Lee', opened: [{ linkOf: address }] },
  ])
  expect(lead.events).toContainEqual(expect.objectContaining({ kind: 'note' }))
  expect(withFile.files).toMatchObject([{ name: 'brief.pdf' }])
  expect([newsletter.state, messages.length > 5, auditLog.length > 5]).toEqual([
    'pending',
    true,
    true,
  ])
  expect(Object.keys(zip).filter((name) => name.startsWith('files/'))).toHaveLength(2)
})
