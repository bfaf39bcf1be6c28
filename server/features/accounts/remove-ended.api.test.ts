import { expect, it } from 'vitest'
import { adminPassword, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

const DAY = 86_400_000

it('sessions, invitations and used codes are removed once they have ended', async () => {
  const start = Date.now()
  let now = start
  const test = await openTestSite({ clock: () => new Date(now) })
  const { admin } = await signIn(test, 'owner')
  await signIn(test, 'viewer')
  const invitation = { email: 'never@came.test', role: 'viewer', password: adminPassword }
  await admin.accounts.invite(invitation)
  const { store } = test.database
  const at = new Date(start).toISOString()
  const code = { id: '1', identifier: 'code', value: 'used', createdAt: at, updatedAt: at }
  await store
    .insertInto('verification')
    .values({ ...code, expiresAt: at } as never)
    .execute()
  const counts = async (days: number) => {
    now = start + days * DAY
    // The hourly cleaning is part of a start.
    await (await test.openAnother()).close()
    const tables = ['session', 'verification', 'account_links'] as const
    return Promise.all(tables.map(async (table) => (await test.rows(table)).length))
  }
  expect(await counts(0.5)).toEqual([2, 1, 1])
  expect(await counts(6)).toEqual([2, 0, 1])
  expect(await counts(8.1)).toEqual([2, 0, 0])
  expect(await counts(14.5)).toEqual([2, 0, 0])
  expect(await counts(15.1)).toEqual([0, 0, 0])
})
