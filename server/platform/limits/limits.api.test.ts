import { expect, inject, test } from 'vitest'
import { HttpError } from '#server/platform/http/problem.ts'
import { openTestDatabase } from '#tests/fixtures/api.ts'
import { createDailyBytes, type DailyBytes } from './daily-bytes.ts'
import { createHashKey } from './hash-key.ts'
import { createLimits, type RateLimits } from './rate-limits.ts'
import { sweepLimits } from './sweep-limits.ts'

const client = { address: '192.0.2.1' }
const hashKey = createHashKey('a secret of this test')
const isPostgres = inject('databaseKind') === 'postgres'

/** Two instances on one database, and the time that they read. */
async function twoInstances(own?: Partial<RateLimits>) {
  const { store } = await openTestDatabase()
  let now = Date.now()
  const clock = () => new Date(now)
  const open = () => createLimits({ store, clock, hashKey, own })
  const pass = (seconds: number) => {
    now += seconds * 1000
  }
  return { store, clock, pass, first: open(), second: open() }
}

test.each([
  [1, 'Too many tries. Wait 1 second.'],
  [89, 'Too many tries. Wait 89 seconds.'],
  [480, 'Too many tries. Wait 8 minutes.'],
])('a wait of %i seconds is shown as: %s', async (seconds, message) => {
  const { first } = await twoInstances({ reads: { points: 0, seconds } })
  const refused = first.count('reads', client)
  await expect(refused).rejects.toMatchObject({ answer: { status: 429, message } })
})

test.runIf(isPostgres)('instances on one database count forms together', async () => {
  const { store, first, second } = await twoInstances({ leads: { points: 3, seconds: 600 } })
  for (const limits of [first, second, first]) await limits.count('leads', client)
  for (const limits of [second, first]) {
    const refused = limits.count('leads', client)
    await expect(refused).rejects.toMatchObject({ answer: { status: 429, retryAfter: 600 } })
  }
  await first.count('leads', { address: '198.51.100.7' })
  const rows = await store.selectFrom('rate_limits').selectAll().execute()
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain(client.address)
})

test.runIf(isPostgres)(
  'instances on one database count the bytes of uploads together',
  async () => {
    const { store, clock, pass } = await twoInstances()
    const open = () => createDailyBytes(10 * 1024, { store, clock, hashKey })
    const [first, second] = [open(), open()]
    const take = ({ take }: DailyBytes, bytes: number) => take(client.address, bytes)
    const all = await Promise.all([first, second, first, second].map((daily) => take(daily, 4_096)))
    const counted = all.filter((settle) => settle !== null)
    expect(counted).toHaveLength(2)
    expect(await take(second, 11 * 1024)).toBeNull()
    await counted[0]?.(1_024)
    expect(await take(second, 6 * 1024)).toBeNull()
    expect(await take(second, 5 * 1024)).not.toBeNull()
    expect(await second.take('198.51.100.7', 10 * 1024)).not.toBeNull()
    const rows = await store.selectFrom('rate_limits').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(client.address)
    pass(24 * 3600)
    expect(await take(first, 10 * 1024)).not.toBeNull()
  },
)

const keys = [{ kind: 'account', key: 'someone@example.com 192.0.2.1' } as const]

function refuse(): Promise<never> {
  throw new HttpError({ status: 401, message: 'Wrong.' })
}

test('instances on one database count failed attempts together, in parallel too', async () => {
  const { store, first, second, pass } = await twoInstances()
  const attempts = [first, second, first, second, first, second, first, second].map((limits) =>
    limits.guard(keys, refuse).catch((error: HttpError) => error.answer.status),
  )
  const statuses = await Promise.all(attempts)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  expect(
    JSON.stringify(await store.selectFrom('failed_attempts').selectAll().execute()),
  ).not.toMatch(/someone|192\.0\.2/)
  pass(5)
  await second.guard(keys, async () => 'signed in')
  await expect(first.guard(keys, refuse)).rejects.toMatchObject({ answer: { status: 401 } })
  // No wait lasts longer because the clock was set back.
  const status = () => first.guard(keys, refuse).catch(({ answer }: HttpError) => answer.status)
  for (let count = 0; count < 5; count++) await status()
  expect(await status()).toBe(429)
  pass(-86_400)
  expect(await status()).toBe(401)
})

test('counters that no longer limit anything are deleted', async () => {
  const { store, clock, pass, first } = await twoInstances()
  await first.count('leads', client)
  await first.guard(keys, refuse).catch(() => {})
  await sweepLimits({ store, clock })
  expect(await store.selectFrom('failed_attempts').selectAll().execute()).toHaveLength(1)
  pass(24 * 3600)
  await sweepLimits({ store, clock })
  expect(await store.selectFrom('failed_attempts').selectAll().execute()).toEqual([])
  expect(await store.selectFrom('rate_limits').selectAll().execute()).toEqual([])
})
