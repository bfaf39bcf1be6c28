import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { ownTables } from '#server/platform/db/own-tables.ts'
import { adminPassword, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, temporaryFolder } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { emptyDatabase } from '#tests/fixtures/test-database.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { agencyTables, clientTables, openWholeClient } from '#tests/fixtures/whole-client.ts'
import { copiedTables } from './copied-tables.ts'
import { copyDatabase } from './copy-database.ts'

const run = promisify(execFile)
const tool = 'tools/copy-database.ts'

const now = new Date('2026-11-22T12:00:00Z')
const names = ['Ann', 'Zoë', 'دانا', 'Ångström', 'zed']

/** A closed site with leads, files, deals, tags whose order differs between languages, and a signed-in owner. */
async function usedSite() {
  const site = await openTestSite()
  for (const name of names) {
    const form = inquiryForm(
      { name, email: 'visitor@example.com' },
      { name: 'brief.pdf', content: pdf() },
    )
    expect((await site.fetch('/api/inquiries', { method: 'POST', body: form })).status).toBe(201)
  }
  const { admin, email } = await signIn(site, 'owner')
  const [lead] = await site.rows('leads')
  for (const tag of ['éclair', 'Zulu', 'alpha', 'a-b', 'ab']) {
    await admin.leads.addTag({ id: lead?.id ?? '', tag })
  }
  const deal = { value: 12_345_678_900, currency: 'EUR' }
  await site.database.store.updateTable('leads').set(deal).execute()
  await site.site.close()
  return { ...site, email, settings: site.environment }
}

/** An empty database of the test project's kind, or an empty SQLite file. */
async function openTarget(kind?: 'sqlite') {
  const DATA_DIR = await temporaryFolder()
  const DATABASE_URL = kind === 'sqlite' ? '' : ((await emptyDatabase()) ?? '')
  const settings = { DATA_DIR, DATABASE_URL }
  const database = await openDatabase(readConfig(settings))
  onTestFinished(() => database.close())
  return { settings, database }
}

test('a site goes on after its database was copied to SQLite and back', async () => {
  const used = await usedSite()
  const there = await openTarget('sqlite')
  const back = await openTarget()
  const copied = new Map<string, number>()
  const rows = await copyDatabase(used.database, there.database, {
    now,
    batch: 2,
    onTable: (name, count) => copied.set(name, count),
  })
  expect([copied.get('leads'), copied.get('lead_files'), copied.get('lead_tags')]).toEqual([
    5, 5, 5,
  ])
  expect(await copyDatabase(there.database, back.database, { now })).toBe(rows)
  const { DATA_DIR } = back.settings
  for (const name of ['files', 'secret.key']) {
    await cp(join(used.dataDir, name), join(DATA_DIR, name), { recursive: true })
  }
  const site = await used.openAnother({}, back.settings)
  const { admin } = await site.visitAdmin(new Request('http://localhost/admin/sign-in'), {
    address: '192.0.2.7',
  })
  expect(await admin.auth.signIn({ email: used.email, password: adminPassword })).toMatchObject({
    ok: true,
  })
  const editor = await signIn({ site, database: back.database }, 'editor')
  for (const name of names) {
    const { leads } = await editor.admin.leads.list({ q: name })
    expect(leads.map((lead) => lead.name)).toEqual([name])
  }
})

test('all that a client and the agency have done is copied, and copied back', async () => {
  const { database, site } = await openWholeClient()
  await site.close()
  const there = await openTarget('sqlite')
  const copied = new Map<string, number>()
  const onTable = (name: string, count: number) => copied.set(name, count)
  const rows = await copyDatabase(database, there.database, { now, onTable })
  const empty = [...clientTables, ...agencyTables].filter((name) => !copied.get(name))
  expect(empty).toEqual([])
  const back = await openTarget()
  expect(await copyDatabase(there.database, back.database, { now })).toBe(rows)
})

test('an interrupted copy goes on where it stopped, and no site starts with it', async () => {
  const used = await usedSite()
  const target = await openTarget()
  const interrupted = copyDatabase(used.database, target.database, {
    now,
    onTable(name) {
      if (name === 'leads') throw new Error('interrupted')
    },
  })
  await expect(interrupted).rejects.toThrow('interrupted')
  await expect(used.openAnother({}, target.settings)).rejects.toThrow('is not finished')
  await expect(copyDatabase((await usedSite()).database, target.database, { now })).rejects.toThrow(
    'has data of its own',
  )
  await copyDatabase(used.database, target.database, { now })
  await used.openAnother({}, { ...target.settings, DATA_DIR: used.dataDir })
})

test('a target with data and a source of another version are refused', async () => {
  const used = await usedSite()
  const target = await openTarget()
  await expect(copyDatabase(target.database, used.database, { now })).rejects.toThrow(
    'not a database of this version',
  )
  await copyDatabase(used.database, target.database, { now })
  await expect(copyDatabase(used.database, target.database, { now })).rejects.toThrow(
    'has data of its own',
  )
})

test('a copy that differs from its source is refused', async () => {
  const used = await usedSite()
  const target = await openTarget()
  const interrupted = copyDatabase(used.database, target.database, {
    now,
    onTable(name) {
      if (name === 'leads') throw new Error('interrupted')
    },
  })
  await expect(interrupted).rejects.toThrow('interrupted')
  await target.database.store.updateTable('leads').set({ city: 'Patna' }).execute()
  await expect(copyDatabase(used.database, target.database, { now })).rejects.toThrow(
    'The table leads differs after the copy (5 and 5 rows)',
  )
})

test('npm run db:copy says what it did, and what is wrong with its places', async () => {
  const used = await usedSite()
  const target = join(await temporaryFolder(), 'new')
  const from = used.settings.DATABASE_URL || used.dataDir
  const { stdout } = await run(process.execPath, [tool, '--from', from, '--to', target])
  expect(stdout).toMatch(/^leads +5 rows$/m)
  expect(stdout).toMatch(/Copied and compared \d+ rows\. Remove DATABASE_URL, set DATA_DIR/)
  const wrong = [[], ['--from', '/nowhere', '--to', target], ['--from', from, '--to', target]]
  const messages = await Promise.all(
    wrong.map((args) => run(process.execPath, [tool, ...args]).catch(({ stderr }) => stderr)),
  )
  expect(messages).toEqual([
    expect.stringContaining('npm run db:copy -- --from PLACE --to PLACE'),
    expect.stringContaining('There is no /nowhere/wavelength.sqlite.'),
    expect.stringContaining('The target has data of its own'),
  ])
})

test('every table is copied, except what a database makes of them itself and the counters of instances', async () => {
  const { database } = await usedSite()
  const own =
    /^(migrations|lead_search_(index.*|pending)|failed_attempts|visits|visit_salts|rate_limits|leases|presence)$/
  const tables = (await ownTables(database.store)).filter((name) => !own.test(name))
  expect(copiedTables.map(({ name }) => name).sort()).toEqual(tables.sort())
})
