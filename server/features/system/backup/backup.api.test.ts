import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { cp, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { issueKey } from '#model/content/standalone.ts'
import { type Config, readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { adminPassword, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, temporaryFolder } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { drawing } from '#tests/fixtures/pictures.ts'
import { emptyDatabase } from '#tests/fixtures/test-database.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { agencyTables, clientTables, openWholeClient } from '#tests/fixtures/whole-client.ts'
import { openArchive } from './archive-source.ts'
import { makeBackup } from './make-backup.ts'
import { openPlace } from './place.ts'
import { proveBackup } from './prove-backup.ts'
import { archiveName } from './record.ts'
import { restoreBackup } from './restore-backup.ts'
import { workFolderFor } from './work-folder.ts'

const clock = () => new Date('2026-11-22T12:00:00Z')
const content = pdf(300_000)

/** A running site, and a function that sends an inquiry with a file and returns its reference. */
async function openUsed() {
  const site = await openTestSite()
  let count = 0
  const inquire = async () => {
    count += 1
    const form = inquiryForm({ name: `Ann ${count}` }, { name: 'brief.pdf', content })
    const response = await site.fetch('/api/inquiries', { method: 'POST', body: form })
    expect(response.status).toBe(201)
    return String((await response.json()).reference)
  }
  const { email, admin } = await signIn(site, 'owner')
  const folder = await temporaryFolder()
  const config = readConfig(site.environment)
  const backUp = async (own: Partial<Config> = {}) => {
    const target = { place: await openPlace(folder), work: workFolderFor(folder, config) }
    const deps = { ...site, storage: createDiskStorage(site.dataDir), clock }
    const record = await makeBackup({ ...config, ...own }, deps, target)
    return { path: join(folder, archiveName(record)), record }
  }
  return { ...site, inquire, email, admin, folder, backUp }
}

async function addIssue(
  { database }: Awaited<ReturnType<typeof openTestSite>>,
  { id, due_at }: { id: string; due_at: string | null },
) {
  const { store } = database
  const at = '2026-11-21T09:30:00.000Z'
  const key = issueKey(id)
  const by = { author_id: null, author_name: 'Dana' }
  await store
    .insertInto('content_documents')
    .values({ key, version: 1, published_id: null, draft_id: id, off_at: null })
    .execute()
  await store
    .insertInto('content_revisions')
    .values({ id, document: key, state: 'draft', body: '{}', note: null, saved_at: at, ...by })
    .execute()
  const plan = { action: 'send', state: 'pending', failure: null, finished_at: null } as const
  const sending = { state: 'sending', started_at: at, queued_to: '', queued_at: null } as const
  const listed = { listed_to: '', listed_at: at }
  if (due_at)
    await store
      .insertInto('plans')
      .values({ id, document: key, revision_id: id, due_at, created_at: at, ...plan, ...by })
      .execute()
  else
    await store
      .insertInto('newsletter_issues')
      .values({
        ...{ id, revision_id: id, subject: 'News', author_name: 'Dana', ...sending },
        ...{ ...listed, finished_at: null, recipients: 0, failure: null },
      })
      .execute()
}

async function restore(path: string, config: Config) {
  const archive = await openArchive(path, {})
  return restoreBackup(archive, config, createDiskStorage(config.dataDir), clock())
}

function prove(path: string, folder: string) {
  return proveBackup(createReadStream(path), folder)
}

/** An empty folder and, in a PostgreSQL project, an empty database. */
async function emptyPlace() {
  const settings = {
    DATA_DIR: join(await temporaryFolder(), 'new'),
    DATABASE_URL: (await emptyDatabase()) ?? '',
  }
  return { settings, config: readConfig(settings) }
}

test('a backup made under load restores to a site with everything acknowledged before it', async () => {
  const used = await openUsed()
  const before = [await used.inquire(), await used.inquire()]
  const picture = new File([await drawing().jpeg().toBuffer()], 'lunch.jpg')
  expect(await used.admin.media.upload({ file: picture, alt: 'Lunch' })).toMatchObject({ ok: true })
  for (const [id, due_at] of [
    ['due', '2026-11-22T12:00:00.000Z'],
    ['later', '2026-11-22T12:01:00.000Z'],
    ['running', null],
  ] as const)
    await addIssue(used, { id, due_at })
  await used.database.store.updateTable('outbox').set({ issue_id: 'running' }).execute()
  let isOver = false
  const load = (async () => {
    while (!isOver) await used.inquire()
  })()
  const { path, record } = await used.backUp()
  isOver = true
  await load
  const name = 'wavelength-2026-11-22T12-00-00.000Z'
  expect(await readdir(used.folder)).toEqual([`${name}.json`, `${name}.tar`])
  const { manifest, size, sha256 } = await prove(path, used.folder)
  const { rows } = manifest
  expect(record.proof).toMatchObject({ size, sha256, rows, missing: 0 })
  expect(Object.keys(manifest.files).length).toBeGreaterThan(before.length)
  const { settings, config } = await emptyPlace()
  expect(await restore(path, config)).toEqual(manifest)
  await cp(join(used.dataDir, 'secret.key'), join(config.dataDir, 'secret.key'))
  const site = await used.openAnother({}, settings)
  const { admin } = await site.visitAdmin(new Request('http://localhost/admin/sign-in'), {
    address: '192.0.2.7',
  })
  const signedIn = await admin.auth.signIn({ email: used.email, password: adminPassword })
  expect(signedIn.ok).toBe(true)
  const files = Object.keys(manifest.files).filter((name) => name.startsWith('files/'))
  for (const name of files) {
    expect((await readFile(join(config.dataDir, name))).equals(content)).toBe(true)
  }
  const pictures = Object.keys(manifest.files).filter((name) => name.startsWith('media/'))
  expect(pictures).not.toEqual([])
  for (const name of pictures)
    expect(await readdir(join(config.dataDir, name, '..'))).toContain(basename(name))
  const { store, close } = await openDatabase(config)
  onTestFinished(close)
  // The database that was lost may have sent the first one.
  expect(await store.selectFrom('plans').selectAll().orderBy('id').execute()).toMatchObject([
    { id: 'due', state: 'failed', failure: expect.stringMatching('may have it already') },
    { id: 'later', state: 'pending', failure: null },
  ])
  expect(await store.selectFrom('newsletter_issues').selectAll().execute()).toMatchObject([
    { state: 'cancelled', failure: expect.stringMatching('while it was being sent') },
  ])
  const ofIssue = store.selectFrom('outbox').select('state').where('issue_id', 'is not', null)
  expect(await ofIssue.execute()).toEqual([])
  const leads = await store.selectFrom('leads').select('reference').execute()
  expect(leads.map(({ reference }) => reference)).toEqual(expect.arrayContaining(before))
  expect(leads).toHaveLength(files.length)
})

test('all that a client has left is in a backup, with the files of mails', async () => {
  const client = await openWholeClient()
  const folder = await temporaryFolder()
  const config = readConfig(client.environment)
  const target = { place: await openPlace(folder), work: workFolderFor(folder, config) }
  const storage = createDiskStorage(client.dataDir)
  const record = await makeBackup(config, { ...client, storage, clock }, target)
  const { config: empty } = await emptyPlace()
  const { files } = await restore(join(folder, archiveName(record)), empty)
  expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toHaveLength(2)
  const { store, close } = await openDatabase(empty)
  onTestFinished(close)
  for (const table of [...clientTables, ...agencyTables]) {
    const rows = await store.selectFrom(table).selectAll().execute()
    expect([table, rows.length]).toEqual([table, (await client.rows(table)).length])
  }
})

test('a damaged or cut backup, and one of something else, are refused', async () => {
  const used = await openUsed()
  await used.inquire()
  const { path } = await used.backUp()
  const bytes = await readFile(path)
  const changed = Buffer.from(bytes)
  const middle = bytes.indexOf(content.subarray(0, 64)) + 100_000
  changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle)
  const cases = [
    [changed, 'The backup is damaged: 1 of its files differ (files/'],
    [bytes.subarray(0, bytes.length / 2), 'not a complete backup'],
    [Buffer.from('no archive at all'), 'not a complete backup'],
    [Buffer.alloc(0), 'not a complete backup'],
  ] as const
  for (const [given, message] of cases) {
    const file = join(used.folder, 'given.tar')
    await writeFile(file, given)
    await expect(prove(file, used.folder)).rejects.toThrow(message)
    const { config } = await emptyPlace()
    await expect(restore(file, config)).rejects.toThrow(message)
    expect(await readdir(config.dataDir).catch(() => [])).toEqual([])
  }
})

test('a backup leaves the reserve of the disk free, and nothing behind', async () => {
  const used = await openUsed()
  const ofKilled = join(used.folder, '.unfinished-of-a-killed-process')
  await mkdir(ofKilled)
  await utimes(ofKilled, clock(), new Date('2026-11-21T11:00:00Z'))
  await expect(used.backUp({ diskReserve: Number.MAX_SAFE_INTEGER })).rejects.toThrow(
    /There is not enough space for a backup in .*DISK_RESERVE_MB/,
  )
  expect(await readdir(used.folder)).toEqual([])
})

test('npm run backup and npm run restore say what they did', async () => {
  const used = await openUsed()
  await used.inquire()
  const run = promisify(execFile)
  const inherited = { ...process.env, NODE_ENV: 'production' }
  const env = { ...inherited, ...used.environment }
  const made = await run(process.execPath, ['tools/backup.ts', '--to', used.folder], { env })
  expect(made.stdout).toMatch(/\.tar\nProven: \d+ rows and 1 files\./)
  const { settings } = await emptyPlace()
  const [path = ''] = made.stdout.split('\n')
  const place = { ...inherited, ...settings }
  const restored = await run(process.execPath, ['tools/restore.ts', path], { env: place })
  expect(restored.stdout).toMatch(/^Restored and compared \d+ rows and 1 files of 20/)
  const again = await run(process.execPath, ['tools/restore.ts', path], { env: place }).catch(
    ({ stderr }) => stderr,
  )
  expect(again).toContain('is not empty')
})

test('a backup is restored only into an empty place', async () => {
  const used = await openUsed()
  const { path } = await used.backUp()
  const config = readConfig(used.environment)
  await expect(restore(path, config)).rejects.toThrow('is not empty')
  const { config: empty } = await emptyPlace()
  await expect(restore('/nowhere.tar', empty)).rejects.toThrow('There is no file')
})
