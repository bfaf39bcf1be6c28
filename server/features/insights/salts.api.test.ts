import { readFile } from 'node:fs/promises'
import { CompiledQuery } from 'kysely'
import { expect, inject, test } from 'vitest'
import { sqliteFile } from '#server/platform/db/sqlite-file.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

// PostgreSQL overwrites deleted rows when it vacuums.
const onSqlite = test.runIf(inject('databaseKind') === 'sqlite')

onSqlite('the salt of a day that has ended is not in the file any more', async () => {
  let now = Date.parse('2026-11-21T09:30:00Z')
  const { site, database, dataDir, rows } = await openTestSite({ clock: () => new Date(now) })
  const request = new Request('https://wavelength.example/', {
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/145.0' },
  })
  const isInFile = async (text = '') => {
    await database.store.executeQuery(CompiledQuery.raw('pragma wal_checkpoint(truncate)'))
    return (await readFile(sqliteFile(dataDir), 'latin1')).includes(text)
  }
  site.noteView(request, '/', { address: '192.0.2.1' })
  await site.flushInsights()
  const [salt] = await rows('visit_salts')
  expect(await isInFile(salt?.salt)).toBe(true)
  now += 24 * 3_600_000
  await site.foldVisits()
  expect(await rows('visit_salts')).toEqual([])
  expect(await isInFile(salt?.salt)).toBe(false)
})
