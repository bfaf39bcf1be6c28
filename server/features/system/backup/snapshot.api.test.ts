import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestSite, temporaryFolder } from '#tests/fixtures/api.ts'
import { takeSnapshot } from './snapshot.ts'

test('a snapshot has no open visit and no salt by which its visitor could be told', async () => {
  const { site, database, dataDir, rows } = await openTestSite()
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/145.0' }
  const request = new Request('https://wavelength.example/?utm_source=rare-source', { headers })
  site.noteView(request, '/', { address: '192.0.2.1' })
  await site.flushInsights()
  const [visit] = await rows('visits')
  const [salt] = await rows('visit_salts')
  expect(visit?.body).toContain('rare-source')
  const folder = join(await temporaryFolder(), 'copy')
  const snapshot = await takeSnapshot(database, { dataDir, folder, now: new Date() })
  await snapshot.close()
  const file = await readFile(snapshot.path, 'latin1')
  expect(file.includes('rare-source')).toBe(false)
  expect(file.includes(salt?.salt ?? '')).toBe(false)
  expect(await rows('visits')).toHaveLength(1)
})
