import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/fixtures/api.ts'
import { createLeader, createLease, isLeased } from './leader.ts'

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
  return { store, deps, pass, reported, first: createLeader(deps), second: createLeader(deps) }
}

test.runIf(inject('databaseKind') === 'sqlite')('one process on SQLite always leads', async () => {
  const { first } = await twoInstances()
  expect(await first.renew()).toBe(true)
})

const postgresTest = test.runIf(inject('databaseKind') === 'postgres')

postgresTest('one instance leads until it fails or ends, then another', async () => {
  const { pass, first, second } = await twoInstances()
  const both = await Promise.all([first.renew(), second.renew()])
  expect(both.filter(Boolean)).toHaveLength(1)
  await Promise.all([first.resign(), second.resign()])

  expect([await first.renew(), await second.renew()]).toEqual([true, false])
  pass(3)
  expect(await first.renew()).toBe(true)
  pass(9)
  expect(await second.renew()).toBe(false)
  pass(3)
  expect([await second.renew(), await first.renew()]).toEqual([true, false])
  await second.resign()
  expect([await first.renew(), await second.renew()]).toEqual([true, false])
})

postgresTest('a lease from before the clock was set back does not last', async () => {
  const { pass, first, second } = await twoInstances()
  expect(await first.renew()).toBe(true)
  pass(-86_400)
  expect([await second.renew(), await first.renew()]).toEqual([true, false])
})

test('nobody waits for what seems to be going on since the clock was ahead', async () => {
  const { deps, pass } = await twoInstances()
  await createLease(deps, 'backup').renew()
  expect(await isLeased(deps, 'backup')).toBe(true)
  pass(-86_400)
  expect(await isLeased(deps, 'backup')).toBe(false)
})

postgresTest('without its table no instance leads, and the failure is reported', async () => {
  const { store, reported, first } = await twoInstances()
  await store.schema.dropTable('leases').execute()
  expect(first.canWrite()).toBe(true)
  expect(await first.renew()).toBe(false)
  expect(first.canWrite()).toBe(false)
  expect(reported).toHaveLength(1)
})
