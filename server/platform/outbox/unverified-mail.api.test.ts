import { expect, inject, test } from 'vitest'
import type { Store } from '#server/platform/db/schema.ts'
import { openTestDatabase } from '#tests/fixtures/api.ts'
import { enqueue, type OutboxEntry } from './enqueue.ts'
import { createMailOfDay } from './mail-of-day.ts'
import { limitUnverified } from './unverified-mail.ts'

let last = 0
const newId = () => `id-${++last}`

function createInstance(store: Store, most: number) {
  let now = new Date('2026-03-02T09:00:00Z')
  const deps = { clock: () => now, log: () => {}, mailOfDay: createMailOfDay(most), newId }
  const receipt = (recipient: string): OutboxEntry => ({
    channel: 'mail',
    topic: 'lead-to-visitor',
    recipient,
    subjectId: null,
    payload: null,
  })
  return {
    deps,
    receipt,
    setTime: (time: string) => {
      now = new Date(time)
    },
    queue: (recipient: string) =>
      store.transaction().execute(async (transaction) => {
        const entry = await limitUnverified(transaction, deps, receipt(recipient))
        if (entry) await enqueue(transaction, deps, [entry])
        return entry !== null
      }),
  }
}

test('the emails of a day end at the limit, those of other instances counted within ten seconds', async () => {
  const { store } = await openTestDatabase()
  const one = createInstance(store, 3)
  const other = createInstance(store, 3)
  expect(await one.queue('ann@example.com')).toBe(true)
  expect(await other.queue('bob@example.com')).toBe(true)
  expect(await one.queue('cy@example.com')).toBe(true)
  expect(await other.queue('dee@example.com')).toBe(true)
  one.setTime('2026-03-02T09:00:10Z')
  expect(await one.queue('eve@example.com')).toBe(false)
  one.setTime('2026-03-03T00:00:00Z')
  expect(await one.queue('eve@example.com')).toBe(true)
  one.setTime('2026-03-02T09:00:10Z')
  expect(await one.queue('gus@example.com')).toBe(false)
})

test.runIf(inject('databaseKind') === 'postgres')(
  'a receipt does not wait for one to somebody else',
  async () => {
    const { store } = await openTestDatabase()
    const { deps, receipt, queue } = createInstance(store, 10)
    await store.transaction().execute(async (transaction) => {
      await limitUnverified(transaction, deps, receipt('ann@example.com'))
      expect(await queue('bob@example.com')).toBe(true)
    })
  },
)
