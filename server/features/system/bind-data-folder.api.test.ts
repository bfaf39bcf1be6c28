import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openSite } from '#server/open-site.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openTestSite, type TestSite, temporaryFolder } from '#tests/fixtures/api.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { emptyDatabase } from '#tests/fixtures/test-database.ts'
import { pdf } from '#tests/fixtures/uploads.ts'

/** A site with one lead and its file. */
async function openUsed() {
  const test = await openTestSite()
  const body = inquiryForm({}, { name: 'a.pdf', content: pdf() })
  expect((await test.fetch('/api/inquiries', { method: 'POST', body })).status).toBe(201)
  return { ...test, idFile: join(test.dataDir, 'installation-id') }
}

/** Starts another server with these settings instead of the test site's own. */
async function start({ environment }: TestSite, settings: Record<string, string | undefined> = {}) {
  const config = readConfig({ ...environment, ...settings })
  const quiet = { log: () => {}, report: () => '', repeat: () => undefined }
  const site = await openSite(config, { content: fixtureContent, ...quiet })
  onTestFinished(() => site.close())
}

/** Closes the site and removes its database, as if by mistake. Returns the settings for the next start. */
async function loseDatabase(test: TestSite) {
  await test.site.close()
  await test.database.close()
  if (inject('databaseKind') === 'postgres') return { DATABASE_URL: await emptyDatabase() }
  const path = join(test.dataDir, 'wavelength.sqlite')
  await rename(path, `${path}.away`)
  return {}
}

/** Removes the id from the folder and the database. */
async function forgetIds({ database, idFile }: Awaited<ReturnType<typeof openUsed>>) {
  await database.store.deleteFrom('settings').where('key', '=', 'installation_id').execute()
  await rm(idFile)
}

test('a new folder and its database share an id', async () => {
  const test = await openUsed()
  const [row] = (await test.rows('settings')).filter(({ key }) => key === 'installation_id')
  expect(await readFile(test.idFile, 'utf8')).toBe(`${row?.value}\n`)
  await start(test)
})

test('an id missing in the folder, the database or both is written again', async () => {
  const test = await openUsed()
  await forgetIds(test)
  await start(test)
  expect((await readFile(test.idFile, 'utf8')).trim()).toMatch(/^[0-9a-f-]{36}$/)
  // One of the two may be lost, or come from an older backup.
  await rm(test.idFile)
  await start(test)
  await test.database.store.deleteFrom('settings').where('key', '=', 'installation_id').execute()
  await start(test)
})

test.for([{ hasNoIds: false }, { hasNoIds: true }])(
  'without its database, the start fails and nothing is changed (without ids: $hasNoIds)',
  async ({ hasNoIds }) => {
    const test = await openUsed()
    if (hasNoIds) await forgetIds(test)
    const before = await test.storedFiles()
    const other = await loseDatabase(test)
    await expect(start(test, other)).rejects.toThrow(/Nothing was changed\..*ADOPT_DATA_DIR=yes/)
    await expect(start(test, other)).rejects.toThrow(/ADOPT_DATA_DIR=yes/)
    expect(await test.storedFiles()).toEqual(before)
    await start(test, { ...other, ADOPT_DATA_DIR: 'yes' })
    expect(await test.storedFiles()).toEqual(before)
    await start(test, other)
  },
)

test('a folder of another installation is refused, even if it has no files', async () => {
  const test = await openUsed()
  await writeFile(test.idFile, `${randomUUID()}\n`)
  await expect(start(test)).rejects.toThrow('belongs to another database')
  await start(test, { ADOPT_DATA_DIR: 'yes' })
  await start(test)
})

test('pictures count as existing data, like files', async () => {
  const test = await openUsed()
  await rm(join(test.dataDir, 'files'), { recursive: true })
  await forgetIds(test)
  const version = join(test.dataDir, 'media', randomUUID(), '0123456789ab-700x500')
  await mkdir(version, { recursive: true })
  await writeFile(join(version, 'shop.webp'), 'picture')
  await expect(start(test)).rejects.toThrow('which does not know its files')
})

test.runIf(inject('databaseKind') === 'postgres')(
  'several processes on one database may each have a new folder',
  async () => {
    const test = await openUsed()
    const DATA_DIR = await temporaryFolder()
    const SECRET_KEY = await readFile(join(test.dataDir, 'secret.key'), 'utf8')
    const other = { DATA_DIR, SECRET_KEY }
    await Promise.all([start(test, other), start(test, other), start(test)])
    expect(await readFile(join(DATA_DIR, 'installation-id'), 'utf8')).toBe(
      await readFile(test.idFile, 'utf8'),
    )
  },
)
