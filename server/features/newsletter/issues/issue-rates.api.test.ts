import { expect, test } from 'vitest'
import { claimBatch } from '#server/platform/outbox/claim-batch.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { openIssues } from '#tests/fixtures/issues.ts'
import { issueLimit, type Rates } from './issue-rates.ts'

const none: Rates = { perSecond: null, perHour: null, warmUpFrom: null }
const second = 1_000
const hour = 3_600 * second

/** An issue with many emails that wait, and two instances that claim them under these limits. */
async function openLimited(rates: Partial<Rates>) {
  const site = await openIssues()
  const { store, clock } = site
  const limits = [1, 2].map(() => issueLimit(() => ({ ...none, ...rates })))
  await store.transaction().execute((transaction) =>
    enqueue(
      transaction,
      { clock, newId: () => crypto.randomUUID() },
      Array.from({ length: 3_000 }, (_, index) => ({
        ...{ channel: 'mail' as const, topic: 'issue', recipient: `r${index}@example.com` },
        ...{ subjectId: null, issueId: 'an-issue', payload: null },
      })),
    ),
  )
  const claim = async (limit = 400) => {
    const batches = await Promise.all(
      limits.map((issueLimit) =>
        claimBatch(store, 'mail', clock(), { limit, claimTime: 30 * second, issueLimit }),
      ),
    )
    return batches.flatMap(({ rows }) => rows).map(({ topic }) => topic)
  }
  return { ...site, claim }
}

test('no more emails leave in a second than are allowed, from all instances', async () => {
  const { claim, pass } = await openLimited({ perSecond: 7 })
  expect(await claim()).toHaveLength(7)
  expect(await claim()).toHaveLength(0)
  pass(second)
  expect(await claim(4)).toHaveLength(7)
})

test('no more leave in an hour, wherever it begins', async () => {
  const { claim, pass } = await openLimited({ perHour: 100 })
  expect(await claim(40)).toHaveLength(80)
  pass(hour / 2)
  expect(await claim(40)).toHaveLength(20)
  pass(hour / 2 - second)
  expect(await claim()).toHaveLength(0)
  pass(61 * second)
  expect(await claim()).toHaveLength(80)
})

test('a warm-up doubles each day, and ends', async () => {
  const { claim, pass } = await openLimited({ warmUpFrom: '2026-11-20' })
  // The second day.
  expect(await claim(1_000)).toHaveLength(1_000)
  pass(24 * hour)
  expect(await claim(2_000)).toHaveLength(2_000)
  const later = await openLimited({ warmUpFrom: '2026-10-20' })
  expect(await later.claim(1_500)).toHaveLength(3_000)
})

test('other emails leave at once, and before', async () => {
  const { claim, store, clock } = await openLimited({ perHour: 1 })
  await claim()
  const entry = { channel: 'mail' as const, topic: 'lead-reply', recipient: 'ann@example.com' }
  await store
    .transaction()
    .execute((transaction) =>
      enqueue(transaction, { clock, newId: () => crypto.randomUUID() }, [
        { ...entry, subjectId: null, payload: null },
      ]),
    )
  expect(await claim()).toEqual(['lead-reply'])
})
