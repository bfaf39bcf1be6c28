import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { openSqlite } from './open-sqlite.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { unavailableSqlite } from './storage-error.ts'

const MEBIBYTE = 1024 * 1024

async function openStore(lockWait = 5_000) {
  const folder = await mkdtemp(join(tmpdir(), 'wavelength-db-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'a.sqlite')
  const writer = await openSqlite(path)
  const reader = await openSqlite(path, { readOnly: true })
  const warned: string[] = []
  const errorOf = (error: unknown) => unavailableSqlite(error, path)
  const warn = ({ reason }: Unavailable) => warned.push(reason)
  const dialect = sqliteDialect({ writer, reader, errorOf }, lockWait, warn)
  const store = new Kysely<{ t: { a: string } }>({ dialect })
  onTestFinished(() => store.destroy())
  await sql`create table t (a text unique)`.execute(store)
  const openOther = () => {
    const other = new DatabaseSync(path)
    onTestFinished(() => other.close())
    return other
  }
  return { store, path, openOther, warned }
}

test('a transaction is the only writer from its beginning', async () => {
  const { store, openOther } = await openStore()
  const other = openOther()
  await store.transaction().execute(async () => {
    expect(() => other.exec('begin immediate')).toThrow('database is locked')
  })
  expect(() => other.exec('begin immediate')).not.toThrow()
})

test('a failed transaction is rolled back, and the next one works', async () => {
  const { store } = await openStore()
  const failing = store.transaction().execute(async (transaction) => {
    await transaction.insertInto('t').values({ a: 'x' }).execute()
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await store.insertInto('t').values({ a: 'y' }).execute()
  expect(await store.selectFrom('t').selectAll().execute()).toEqual([{ a: 'y' }])
})

test('a writing statement can return rows', async () => {
  const { store } = await openStore()
  const rows = await store.insertInto('t').values({ a: 'x' }).returning('a').execute()
  expect(rows).toEqual([{ a: 'x' }])
  const none = await store.deleteFrom('t').where('a', '=', 'z').executeTakeFirst()
  expect(none.numDeletedRows).toBe(0n)
})

test('another writer blocks neither reads nor the event loop, and a write gets its turn', async () => {
  const { store, openOther } = await openStore(60_000)
  const other = openOther()
  other.exec("begin immediate; insert into t values ('theirs')")
  const single = store.insertInto('t').values({ a: 'one' }).execute()
  const transaction = store
    .transaction()
    .execute((ours) => ours.insertInto('t').values({ a: 'two' }).execute())
  expect(await store.selectFrom('t').selectAll().execute()).toEqual([])
  expect((await sql`select count(*) as count from t`.execute(store)).rows).toEqual([{ count: 0 }])
  other.exec('commit')
  await Promise.all([single, transaction])
  const rows = await store.selectFrom('t').selectAll().execute()
  expect(rows).toEqual([{ a: 'theirs' }, { a: 'one' }, { a: 'two' }])
})

test('a write that waits too long for another process fails, and nothing of it is stored', async () => {
  const { store, openOther } = await openStore(0)
  const other = openOther()
  other.exec('begin immediate')
  const single = store.insertInto('t').values({ a: 'one' }).execute()
  await expect(single).rejects.toBeInstanceOf(Unavailable)
  const transaction = store.transaction().execute(async () => {
    throw new Error('it has begun')
  })
  await expect(transaction).rejects.toBeInstanceOf(Unavailable)
  other.exec('rollback')
  await store.insertInto('t').values({ a: 'two' }).execute()
  expect(await store.selectFrom('t').selectAll().execute()).toEqual([{ a: 'two' }])
})

test('a full disk is unavailable with 507, for a change and a transaction, and is over when there is room', async () => {
  const { store, warned } = await openStore()
  const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(store)
  const row = { a: 'x'.repeat(100_000) }
  const change = () => store.insertInto('t').values(row).execute()
  const full = {
    reason: expect.stringMatching(/disk is full\. Make room/),
    answer: { status: 507 },
  }
  await limit(10)
  await expect(change()).rejects.toMatchObject(full)
  const transaction = store
    .transaction()
    .execute((ours) => ours.insertInto('t').values(row).execute())
  await expect(transaction).rejects.toMatchObject(full)
  expect(warned).toHaveLength(2)
  await limit(1_000)
  await change()
  expect(await store.selectFrom('t').selectAll().execute()).toEqual([row])
})

test('a transaction makes other writers of the process wait in order, but not readers', async () => {
  const { store } = await openStore()
  const { promise: released, resolve: end } = Promise.withResolvers<void>()
  const first = store.transaction().execute(async (transaction) => {
    await transaction.insertInto('t').values({ a: 'one' }).execute()
    await released
  })
  const later = ['two', 'three'].map((a) => store.insertInto('t').values({ a }).execute())
  expect(await store.selectFrom('t').selectAll().execute()).toEqual([])
  end()
  await Promise.all([first, ...later])
  const rows = await store.selectFrom('t').select('a').orderBy(sql`rowid`).execute()
  expect(rows.map(({ a }) => a)).toEqual(['one', 'two', 'three'])
})

test('a write that waits too long for its own process fails', async () => {
  const { store } = await openStore(1)
  const { promise: released, resolve: end } = Promise.withResolvers<void>()
  const first = store.transaction().execute(() => released)
  await expect(store.insertInto('t').values({ a: 'one' }).execute()).rejects.toBeInstanceOf(
    Unavailable,
  )
  end()
  await first
  await store.insertInto('t').values({ a: 'two' }).execute()
  expect(await store.selectFrom('t').selectAll().execute()).toEqual([{ a: 'two' }])
})

test('a read finds what was just written', async () => {
  const { store, openOther } = await openStore()
  const other = openOther()
  for (let round = 0; round < 20; round++) {
    await store
      .insertInto('t')
      .values({ a: `ours ${round}` })
      .execute()
    other.exec(`insert into t values ('theirs ${round}')`)
    expect(await store.selectFrom('t').selectAll().execute()).toHaveLength(2 * round + 2)
  }
})

test('the WAL stays small during reads, and shrinks after a long read', async () => {
  const { store, path, openOther } = await openStore()
  const walSize = async () => (await stat(`${path}-wal`)).size
  const write = async (count: number) => {
    for (let index = 0; index < count; index++) {
      await sql`insert into t values (hex(randomblob(100000)))`.execute(store)
      await sql`select count(*) from t`.execute(store)
    }
  }
  await write(20)
  expect(await walSize()).toBeLessThan(6 * MEBIBYTE)
  const other = openOther()
  other.exec('begin; select count(*) from t')
  await write(50)
  expect(await walSize()).toBeGreaterThan(16 * MEBIBYTE)
  other.exec('commit')
  await write(2)
  expect(await walSize()).toBeLessThanOrEqual(16 * MEBIBYTE)
})
