import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Deps } from '#server/deps.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { openFileStore } from '#server/platform/files/file-store.ts'
import { createMailOfDay } from '#server/platform/outbox/mail-of-day.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { type NewLead, newReference, storeLead } from './store-lead.ts'

/** A store that commits and then loses the connection, as when PostgreSQL restarts. */
function loseConnectionAfterCommit(store: Store) {
  return {
    transaction: () => ({
      execute: async (work: Parameters<ReturnType<Store['transaction']>['execute']>[0]) => {
        await store.transaction().execute(work)
        throw new Error('Connection terminated unexpectedly')
      },
    }),
  } as unknown as Store
}

test('the file of a lead is kept when the connection is lost after the commit', async () => {
  const site = await openTestSite()
  let ids = 0
  const runtime = { clock: () => new Date('2026-11-21T09:30:00Z'), newId: () => `id-${++ids}` }
  const incoming = join(site.dataDir, 'files/incoming')
  const files = await openFileStore(createDiskStorage(site.dataDir), { incoming, ...runtime })
  const received = await files.receive(Readable.from([pdf()]))
  const deps = {
    ...runtime,
    files,
    store: loseConnectionAfterCommit(site.database.store),
    content: { site: async () => ({ notify: [] }) },
    newReference: () => 'WL-AAAA-BBBB',
    mailOfDay: createMailOfDay(10),
  } as unknown as Deps
  const lead = {
    kind: 'inquiry',
    answers: { name: 'Ann', email: 'ann@example.com', details: 'A shop.' },
    source: {},
    file: { name: 'brief.pdf', mediaType: 'application/pdf', received },
    fingerprint: 'print',
    idempotencyKey: 'key',
    spamReason: null,
  } as unknown as NewLead
  await expect(storeLead(deps, lead)).rejects.toThrow('terminated')
  const [row] = await site.rows('lead_files')
  expect(await site.storedFiles()).toEqual([expect.stringContaining(row?.storage_key ?? '?')])
})

test('a reference begins as the site says, or with its first letters', () => {
  expect(newReference('AB')).toMatch(/^AB-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
  expect(newReference('')).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
})
