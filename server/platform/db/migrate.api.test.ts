import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openSite } from '#server/open-site.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openTestSite, temporaryFolder } from '#tests/fixtures/api.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'
import { emptyDatabase } from '#tests/fixtures/test-database.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { type Migration, migrate, readMigrations } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { ownTables } from './own-tables.ts'

const now = new Date('2026-11-21T09:30:00Z')
const program = fileURLToPath(new URL('../../../tests/fixtures/run-site.ts', import.meta.url))

const one: Migration = { name: '0001-one.sql', sql: '-- first\ncreate table a (id text);\n' }
const two: Migration = {
  name: '0002-two.sql',
  sql: "create table b (\n  id text\n);\ninsert into b values ('x; y');\n",
}

async function newDatabase() {
  const DATA_DIR = await temporaryFolder()
  const DATABASE_URL = await emptyDatabase()
  const open = async () => {
    const database = await openDatabase(readConfig({ DATA_DIR, DATABASE_URL }))
    onTestFinished(() => database.close())
    return database
  }
  return { database: await open(), open, environment: { DATA_DIR, DATABASE_URL } }
}

function run(task: string, environment: Record<string, string | undefined>) {
  const env = { ...process.env, ...environment, NODE_ENV: 'production' }
  return promisify(execFile)(process.execPath, [program, task], { env })
}

test('migrations run once, in order, with every statement', async () => {
  const { database } = await newDatabase()
  await migrate(database, [one], now)
  await migrate(database, [one, two], now)
  await migrate(database, [one, two], now)
  const rows = await database.store.selectFrom('migrations').selectAll().orderBy('name').execute()
  expect(rows).toMatchObject([
    { name: '0001-one.sql', applied_at: '2026-11-21T09:30:00.000Z' },
    { name: '0002-two.sql' },
  ])
  expect(
    await database.store
      .selectFrom('b' as never)
      .selectAll()
      .execute(),
  ).toEqual([{ id: 'x; y' }])
})

test('a failed migration is rolled back with those before it', async () => {
  const { database } = await newDatabase()
  const bad = { name: '0002-bad.sql', sql: 'create table c (id text);\ncreate nonsense;\n' }
  await expect(migrate(database, [one, bad], now)).rejects.toThrow(
    /^The migration 0002-bad\.sql failed \(.*nonsense.*\)\. Nothing was changed\. Go on with/,
  )
  await migrate(database, [one, two], now)
  await expect(
    database.store
      .selectFrom('c' as never)
      .selectAll()
      .execute(),
  ).rejects.toThrow()
})

test('a changed migration is refused with a message', async () => {
  const { database } = await newDatabase()
  await migrate(database, [one, two], now)
  await expect(migrate(database, [one, { ...two, sql: `${two.sql} ` }], now)).rejects.toThrow(
    'The migration 0002-two.sql was changed after the database ran it.',
  )
})

test('a database of a newer version is refused with a message', async () => {
  const { database } = await newDatabase()
  await migrate(database, [one, two], now)
  await expect(migrate(database, [one], now)).rejects.toThrow(
    'it has the migration 0002-two.sql, which is not known here',
  )
})

test.each(['0001-start.sql', '0001-schema.sql'])(
  'a database that began with another %s is refused with instructions, and is not changed',
  async (name) => {
    const { database, environment } = await newDatabase()
    const { store } = database
    const old = { name, sha256: 'x', applied_at: '2026-11-01T00:00:00.000Z' }
    await sql`create table migrations (name text primary key, sha256 text not null, applied_at text not null)`.execute(
      store,
    )
    await store.insertInto('migrations').values(old).execute()
    const files = await readdir(environment.DATA_DIR)
    await expect(openSite(readConfig(environment), { content: fixtureContent })).rejects.toThrow(
      /created with a different baseline schema.*nothing was changed.*export.*set DATA_DIR to a new folder/,
    )
    expect(await store.selectFrom('migrations').selectAll().execute()).toEqual([old])
    expect(await ownTables(store)).toEqual(['migrations'])
    expect(await readdir(environment.DATA_DIR)).toEqual(files)
  },
)

test('several processes that start at once on an empty database seed it once', async () => {
  const { open, environment } = await newDatabase()
  await Promise.all(Array.from({ length: 3 }, () => run('open', environment)))
  const { store } = await open()
  const other = inject('databaseKind') === 'sqlite' ? '.postgres.' : '.sqlite.'
  const all = (await readMigrations()).map(({ name }) => name)
  const names = all.filter((name) => !name.includes(other))
  const done = await store.selectFrom('migrations').select('name').execute()
  expect(done.map(({ name }) => name)).toEqual(names)
  expect(await store.selectFrom('posts').select('id').execute()).toHaveLength(5)
})

test('sample content is added once: what the agency deletes stays deleted', async () => {
  const { database, openAnother, rows } = await openTestSite()
  await database.store.deleteFrom('posts').execute()
  await openAnother()
  expect(await rows('posts')).toEqual([])
})

test('an acknowledged inquiry and its file survive a SIGKILL', async () => {
  const { open, environment } = await newDatabase()
  await expect(run('die', environment)).rejects.toMatchObject({ signal: 'SIGKILL' })
  const { store } = await open()
  expect(await store.selectFrom('leads').select('name').execute()).toEqual([{ name: 'Ann Lee' }])
  const [file] = await store.selectFrom('lead_files').selectAll().execute()
  const stored = await readFile(join(environment.DATA_DIR, 'files', file?.storage_key ?? ''))
  expect(stored.equals(pdf(2_000_000))).toBe(true)
})

test('a start removes leftovers of a crash, and no file with a row', async () => {
  const { site, openAnother, storedFiles, dataDir } = await openTestSite()
  const form = new FormData()
  for (const name of ['name', 'details']) form.set(name, 'x')
  form.set('email', 'ann@example.com')
  form.set('file', new Blob([new Uint8Array(pdf())]), 'a.pdf')
  await site.api.fetch(
    new Request('http://localhost/api/inquiries', { method: 'POST', body: form }),
  )
  const [kept = ''] = await storedFiles()
  const orphan = randomUUID()
  const orphans = [join(dirname(kept), orphan), join(dataDir, 'files/incoming/half')]
  for (const path of orphans) await writeFile(path, 'x')
  const old = new Date(now.getTime() - 2 * 3_600_000)
  for (const path of [kept, ...orphans]) await utimes(path, old, old)
  await openAnother()
  const trash = join(dataDir, 'files/trash/2026-11-21', basename(dirname(kept)), orphan)
  expect((await storedFiles()).sort()).toEqual([kept, trash])
})
