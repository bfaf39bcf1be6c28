import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { sqliteFile } from '#server/platform/db/sqlite-file.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

// PostgreSQL overwrites deleted rows when it vacuums.
const onSqlite = test.runIf(inject('databaseKind') === 'sqlite')

onSqlite('the salt of a day that has ended is not on the disk any more', async () => {
  let now = Date.parse('2026-11-21T09:30:00Z')
  const { site, dataDir, rows } = await openTestSite({ clock: () => new Date(now) })
  const request = new Request('https://wavelength.example/', {
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/145.0' },
  })
  const isOnDisk = async (text = '') => {
    const path = sqliteFile(dataDir)
    const files = [path, `${path}-wal`].map((each) => readFile(each, 'latin1'))
    return (await Promise.all(files)).some((file) => file.includes(text))
  }
  site.noteView(request, '/', { address: '192.0.2.1' })
  await site.flushInsights()
  const [salt] = await rows('visit_salts')
  expect(await isOnDisk(salt?.salt)).toBe(true)
  now += 24 * 3_600_000
  await site.foldVisits()
  expect(await rows('visit_salts')).toEqual([])
  expect(await isOnDisk(salt?.salt)).toBe(false)
})
