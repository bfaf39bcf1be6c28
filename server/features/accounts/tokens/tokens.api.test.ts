import { expect, test } from 'vitest'
import { removeEnded } from '#server/features/accounts/remove-ended.ts'
import { adminPassword, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, type TestSite } from '#tests/fixtures/api.ts'
import { makeToken } from '#tests/fixtures/tokens.ts'
import { readToken } from './read-token.ts'

const DAY = 86_400_000

const asked = { name: 'My assistant', scope: 'draft', days: '30', password: adminPassword }

function use({ database }: TestSite, key: string, at = new Date('2026-11-21T09:30:00Z')) {
  const headers = new Headers({ authorization: `Bearer ${key}` })
  return readToken({ store: database.store, clock: () => at }, headers)
}

test('a token is shown once, stored as a hash, and acts for the person with their present role', async () => {
  const site = await openTestSite()
  const owner = await signIn(site, 'owner')
  const editor = await signIn(site, 'editor', 'Ann Lee')
  const key = await makeToken(editor)
  expect(key).toMatch(/^site_[\w-]{43}$/)
  expect(
    JSON.stringify([await site.rows('access_tokens'), await site.rows('audit_log')]),
  ).not.toContain(key)
  const used = await use(site, key)
  expect(used).toMatchObject({ name: 'My assistant', scope: 'draft', actor: { role: 'editor' } })
  const [person] = (await owner.admin.accounts.list()).people.filter(
    ({ name }) => name === 'Ann Lee',
  )
  const change = { id: person?.id, role: 'viewer', password: adminPassword }
  await owner.admin.accounts.changeRole(change)
  expect((await use(site, key))?.actor.role).toBe('viewer')
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a scope that does not exist', { scope: 'publish' }, 'scope'],
  ['a time that is not offered', { days: '100000' }, 'days'],
  ['a wrong password', { password: 'not my password' }, 'password'],
])('%s makes no token', async (_, changed, field) => {
  const site = await openTestSite()
  const { admin } = await signIn(site, 'editor')
  const made = await admin.ownAccount.createToken({ ...asked, ...changed })
  expect(made).toMatchObject({ ok: false, errors: { [field]: expect.stringMatching(/\.?$/) } })
  expect(await site.rows('access_tokens')).toEqual([])
})

test('a token ends at its time, when it is revoked, and with the person', async () => {
  const site = await openTestSite()
  const owner = await signIn(site, 'owner')
  const editor = await signIn(site, 'editor', 'Ann Lee')
  const key = await makeToken(editor)
  const start = Date.parse('2026-11-21T09:30:00Z')
  expect(await use(site, key, new Date(start + 29 * DAY))).not.toBeNull()
  expect(await use(site, key, new Date(start + 31 * DAY))).toBeNull()
  for (const wrong of [`${key}x`, key.slice(1), '', 'x'.repeat(10_000)]) {
    expect(await use(site, wrong)).toBeNull()
  }
  const { tokens } = await editor.admin.ownAccount.tokens()
  expect(tokens).toMatchObject([{ name: 'My assistant', lastUsed: expect.any(String) }])
  const id = tokens[0]?.id
  expect(await owner.admin.ownAccount.revokeToken({ id })).toMatchObject({ status: 404 })
  expect(await owner.admin.accounts.revokeToken({ id })).toMatchObject({ ok: true })
  expect(await use(site, key)).toBeNull()
  const summaries = (await site.rows('audit_log')).map(({ summary }) => summary)
  expect(summaries).toContain('Made the access token “My assistant” (read and draft) for 30 days')
  expect(summaries).toContain('Revoked the access token “My assistant” of Ann Lee')

  const another = await makeToken(editor)
  const [person] = (await owner.admin.accounts.list()).people.filter(
    ({ name }) => name === 'Ann Lee',
  )
  await owner.admin.accounts.remove({ id: person?.id, password: adminPassword })
  expect(await use(site, another)).toBeNull()
  expect(await site.rows('access_tokens')).toEqual([])
})

test('owners see the tokens of everyone; nobody makes more than twenty', async () => {
  const site = await openTestSite()
  const owner = await signIn(site, 'owner')
  const viewer = await signIn(site, 'viewer', 'Ann Lee')
  for (let count = 1; count <= 20; count++) await makeToken(viewer, { name: `Token ${count}` })
  expect(await viewer.admin.ownAccount.createToken(asked)).toMatchObject({ ok: false, status: 422 })
  expect((await owner.admin.ownAccount.tokens()).tokens).toEqual([])
  const all = await owner.admin.accounts.tokens()
  expect(all).toHaveLength(20)
  expect(all[0]).toMatchObject({ name: 'Token 20', person: 'Ann Lee', hasExpired: false })
})

test('a person without the second factor that their role needs has no working token', async () => {
  const site = await openTestSite()
  const owner = await signIn(site, 'owner')
  const key = await makeToken(owner)
  expect((await use(site, key))?.actor.lacksSecondFactor).toBe(false)
  await site.database.store
    .insertInto('settings')
    .values({ key: 'second_factor_required', value: 'owners' })
    .execute()
  expect((await use(site, key))?.actor.lacksSecondFactor).toBe(true)
})

test('a token is deleted a month after its time', async () => {
  const site = await openTestSite()
  const { store } = site.database
  await makeToken(await signIn(site, 'viewer'), { days: '7' })
  const countAfter = async (days: number) => {
    const clock = () => new Date(Date.parse('2026-11-21T09:30:00Z') + days * DAY)
    await removeEnded({ store, clock })
    return (await site.rows('access_tokens')).length
  }
  expect(await countAfter(36)).toBe(1)
  expect(await countAfter(38)).toBe(0)
})
