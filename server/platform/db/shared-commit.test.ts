import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSqlite } from './open-sqlite.ts'
import { relaxedTransaction } from './relaxed-transaction.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

const fiftyNames = Array.from({ length: 50 }, (_, number) => `row ${number}`)

async function openStore() {
  const folder = await mkdtemp(join(tmpdir(), 'wavelength-db-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'a.sqlite')
  const writer = await openSqlite(path)
  const reader = await openSqlite(path, { readOnly: true })
  const store = new Kysely<{ t: { a: string } }>({
    dialect: sqliteDialect({ writer, reader }, 5_000),
  })
  onTestFinished(() => store.destroy())
  writer.exec('create table t (a text unique)')
  const execute = writer.exec.bind(writer)
  const exec = vi.spyOn(writer, 'exec')
  const failCommits = () =>
    exec.mockImplementation((sql) => {
      if (sql === 'commit') throw new Error('The disk failed.')
      execute(sql)
    })
  return {
    store,
    writer,
    exec,
    failCommits,
    commits: () => exec.mock.calls.filter(([sql]) => sql === 'commit').length,
    add: (a: string) =>
      store
        .transaction()
        .execute((transaction) => transaction.insertInto('t').values({ a }).execute()),
    names: async () => (await store.selectFrom('t').selectAll().execute()).map(({ a }) => a),
  }
}

test('fifty writes at once share two commits', async () => {
  const { store, add, names, commits } = await openStore()
  const single = (a: string) => store.insertInto('t').values({ a }).execute()
  await Promise.all(fiftyNames.map((name, index) => (index % 2 ? single(name) : add(name))))
  expect(await names()).toHaveLength(50)
  expect(commits()).toBeLessThanOrEqual(2)
})

test('one that fails is undone alone', async () => {
  const { store, add, names } = await openStore()
  const results = await Promise.allSettled([
    add('one'),
    store.transaction().execute(async (transaction) => {
      await transaction.insertInto('t').values({ a: 'lost' }).execute()
      throw new Error('no')
    }),
    add('one'),
    store.insertInto('t').values({ a: 'one' }).execute(),
    add('two'),
  ])
  expect(results.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled'],
  ])
  expect(await names()).toEqual(['one', 'two'])
})

test('none is reported as stored before the commit, and all fail with it', async () => {
  const { exec, failCommits, add, names } = await openStore()
  failCommits()
  const results = await Promise.allSettled(['one', 'two', 'three'].map(add))
  expect(results.map((result) => 'reason' in result && result.reason.message)).toEqual([
    ...['The disk failed.', 'The disk failed.', 'The disk failed.'],
  ])
  exec.mockRestore()
  expect(await names()).toEqual([])
  await add('four')
  expect(await names()).toEqual(['four'])
})

test('if SQLite gives up everything for one, the others fail too, and the one can write no more', async () => {
  const { store, writer, add, names } = await openStore()
  const one = add('one')
  const other = store.transaction().execute(async (transaction) => {
    await transaction.insertInto('t').values({ a: 'lost' }).execute()
    writer.exec('rollback')
    await transaction.insertInto('t').values({ a: 'alone' }).execute()
  })
  const results = await Promise.allSettled([one, other])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await add('two')
  expect(await names()).toEqual(['two'])
})

test('a relaxed transaction is committed at once without a sync, and no other takes part in that', async () => {
  const { store, exec, add, names } = await openStore()
  const relaxed = (a: string) =>
    relaxedTransaction(store as never, (transaction) =>
      transaction
        .insertInto('t' as never)
        .values({ a } as never)
        .execute(),
    )
  await relaxed('one')
  await Promise.all([relaxed('two'), add('three'), add('four')])
  await add('five')
  expect(await names()).toEqual(['one', 'two', 'three', 'four', 'five'])
  const settings = exec.mock.calls.map(([sql]) => sql).filter((sql) => /^(pragma|commit)/.test(sql))
  expect(settings).toEqual([
    ...['pragma synchronous = normal', 'commit', 'commit'],
    ...['pragma synchronous = full', 'commit', 'commit'],
  ])
})
