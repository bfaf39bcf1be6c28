import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/fixtures/api.ts'
import { createLeader } from './leader.ts'

async function twoInstances() {
  const { store } = await openTestDatabase()
  let now = Date.parse('2026-11-21T09:30:00Z')
  const reported: unknown[] = []
  const deps = {
    store,
    clock: () => new Date(now),
    report: (error: unknown) => String(reported.push(error)),
  }
  const pass = (seconds: number) => {
    now += seconds * 1000
  }
  return { store, pass, reported, first: createLeader(deps), second: createLeader(deps) }
}

test.runIf(inject('databaseKind') === 'sqlite')('one process on SQLite always leads', async () => {
  const { first } = await twoInstances()
  expect(first.leads()).toBe(true)
})

const postgresTest = test.runIf(inject('databaseKind') === 'postgres')

postgresTest('one instance leads until it fails or ends, then another', async () => {
  const { pass, first, second } = await twoInstances()
  const leaders = () => [first.leads(), second.leads()]
  await Promise.all([first.renew(), second.renew()])
  expect(leaders().filter(Boolean)).toHaveLength(1)
  await Promise.all([first.resign(), second.resign()])

  await first.renew()
  await second.renew()
  expect(leaders()).toEqual([true, false])
  pass(3)
  await first.renew()
  pass(9)
  await second.renew()
  expect(leaders()).toEqual([true, false])
  pass(3)
  await second.renew()
  expect(leaders()).toEqual([false, true])
  await first.renew()
  expect(leaders()).toEqual([false, true])
  await second.resign()
  await first.renew()
  expect(leaders()).toEqual([true, false])
})

postgresTest('without its database no instance leads, and the failure is reported', async () => {
  const { store, pass, reported, first } = await twoInstances()
  await first.renew()
  await store.schema.dropTable('leases').execute()
  pass(11)
  await first.renew()
  expect(first.leads()).toBe(false)
  expect(reported).toHaveLength(1)
})
