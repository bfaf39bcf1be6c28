import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/platform/config/config.ts'
import { temporaryFolder } from '#tests/fixtures/api.ts'
import { migratedDatabase } from '#tests/fixtures/test-database.ts'
import { openDatabase } from './open-database.ts'

async function open() {
  const DATA_DIR = await temporaryFolder()
  const DATABASE_URL = await migratedDatabase(DATA_DIR, onTestFinished)
  const durations: number[] = []
  const { store, close } = await openDatabase(readConfig({ DATA_DIR, DATABASE_URL }), {
    countQuery: (duration) => void durations.push(duration),
  })
  onTestFinished(close)
  return { store, durations }
}

test('begin, queries and commit of a transaction are counted', async () => {
  const { store, durations } = await open()
  await store
    .transaction()
    .execute((transaction) => transaction.selectFrom('settings').selectAll().execute())
  expect(durations).toHaveLength(3)
})

test.runIf(inject('databaseKind') === 'postgres')(
  'waiting for a connection is counted',
  async () => {
    const { store, durations } = await open()
    const queries = Array.from({ length: 12 }, () => store.selectFrom('settings').selectAll())
    await Promise.all(queries.map((query) => query.execute()))
    expect(durations.length).toBeGreaterThan(12)
  },
)
