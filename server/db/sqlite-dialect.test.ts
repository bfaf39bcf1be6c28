import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from './open-sqlite.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

async function openStore() {
  const folder = await mkdtemp(join(tmpdir(), 'wavelength-db-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'a.sqlite')
  const dialect = sqliteDialect(await openSqlite(path))
  const store = new Kysely<{ t: { a: string } }>({ dialect })
  onTestFinished(() => store.destroy())
  await sql`create table t (a text unique)`.execute(store)
  return { store, path }
}

test('a transaction is the only writer from its first moment', async () => {
  const { store, path } = await openStore()
  const other = new DatabaseSync(path)
  onTestFinished(() => other.close())
  await store.transaction().execute(async () => {
    expect(() => other.exec('begin immediate')).toThrow('database is locked')
  })
  expect(() => other.exec('begin immediate')).not.toThrow()
})

test('a transaction that fails leaves nothing, the next one works', async () => {
  const { store } = await openStore()
  const failing = store.transaction().execute(async (transaction) => {
    await transaction.insertInto('t').values({ a: 'x' }).execute()
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await store.insertInto('t').values({ a: 'y' }).execute()
  expect(await store.selectFrom('t').selectAll().execute()).toEqual([{ a: 'y' }])
})

test('rows come back from a writing statement that returns them', async () => {
  const { store } = await openStore()
  const rows = await store.insertInto('t').values({ a: 'x' }).returning('a').execute()
  expect(rows).toEqual([{ a: 'x' }])
  const none = await store.deleteFrom('t').where('a', '=', 'z').executeTakeFirst()
  expect(none.numDeletedRows).toBe(0n)
})
