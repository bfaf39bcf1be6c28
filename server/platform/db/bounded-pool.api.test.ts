import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { boundedPool } from './bounded-pool.ts'

/** A store with one connection. */
function open(options: pg.PoolConfig = {}) {
  const pool = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1, ...options })
  pool.on('error', () => {})
  const warned: string[] = []
  const waits = { query: 0, warn: ({ reason }: Unavailable) => void warned.push(reason) }
  const store = new Kysely<never>({
    dialect: new PostgresDialect({ pool: boundedPool(pool, waits) }),
  })
  onTestFinished(() => store.destroy())
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(store)
  return { store, waits, warned, ask }
}

describe.runIf(inject('databaseKind') === 'postgres')('a PostgreSQL server', () => {
  it('that does not answer is unavailable, and its connection is dropped, in a transaction too', async () => {
    const { store, waits, ask } = open()
    waits.query = 1
    const silent = sql`select pg_sleep(600)`
    await expect(silent.execute(store)).rejects.toBeInstanceOf(Unavailable)
    waits.query = 0
    const failing = store.transaction().execute(async (transaction) => {
      waits.query = 1
      await silent.execute(transaction)
    })
    await expect(failing).rejects.toBeInstanceOf(Unavailable)
    waits.query = 0
    expect((await ask()).rows).toEqual([{ one: 1 }])
  })

  it('that ends a connection is unavailable, and the next query uses a new one', async () => {
    const { store, warned, ask } = open()
    const end = sql`select pg_terminate_backend(pg_backend_pid())`.execute(store)
    await expect(end).rejects.toBeInstanceOf(Unavailable)
    expect((await ask()).rows).toEqual([{ one: 1 }])
    expect(warned).toHaveLength(1)
  })

  it('whose connections are all in use is unavailable after a timeout', async () => {
    const { store, ask } = open({ connectionTimeoutMillis: 2_000 })
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const long = store.transaction().execute(async () => {
      begin()
      await ended
    })
    await begun
    await expect(ask()).rejects.toBeInstanceOf(Unavailable)
    end()
    await long
    expect((await ask()).rows).toEqual([{ one: 1 }])
  })

  it.each([
    ['cancels a query at its own limit', "set statement_timeout = '1ms'", 'select pg_sleep(9)'],
    ['takes no writes', 'set default_transaction_read_only = on', 'create table t (a text)'],
  ])('that %s is unavailable', async (_name, setting, query) => {
    const { store, warned, ask } = open()
    await sql.raw(setting).execute(store)
    await expect(sql.raw(query).execute(store)).rejects.toBeInstanceOf(Unavailable)
    expect(warned).toHaveLength(1)
    // On a new connection, without the setting.
    expect((await ask()).rows).toEqual([{ one: 1 }])
  })

  it('that ends a deadlock is unavailable for this transaction, on the same connection', async () => {
    const { store, ask } = open()
    await sql`set statement_timeout = '60s'`.execute(store)
    const given = sql`do $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`
    await expect(given.execute(store)).rejects.toBeInstanceOf(Unavailable)
    expect((await ask()).rows).toEqual([{ one: 1 }])
    const { rows } = await sql`show statement_timeout`.execute(store)
    expect(rows).toEqual([{ statement_timeout: '1min' }])
  })

  it('that cannot be reached is unavailable', async () => {
    const { ask } = open({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
    await expect(ask()).rejects.toBeInstanceOf(Unavailable)
  })

  it('passes on other errors', async () => {
    const { store } = open()
    await expect(sql`select nonsense`.execute(store)).rejects.toMatchObject({ code: '42703' })
  })
})
