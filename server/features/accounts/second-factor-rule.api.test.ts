import { describe, expect, it } from 'vitest'
import type { Role, SecondFactorRule } from '#model/accounts/accounts.ts'
import { addPerson, adminPassword, openBrowser, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { openAuthenticator } from '#tests/fixtures/authenticator.ts'
import { codeOf } from '#tests/fixtures/totp.ts'

const password = adminPassword
type Browser = ReturnType<typeof openBrowser>

/** A site with this second-factor rule, and browsers of people who have no second factor yet. */
async function setup(rule: SecondFactorRule) {
  const test = await openTestSite()
  const owner = await signIn(test, 'owner')
  const set = (next: SecondFactorRule, given = password) =>
    owner.admin.accounts.requireSecondFactor({ rule: next, password: given })
  const enter = async (role: Role, name: string) => {
    const email = `${name}@agency.test`
    await addPerson(test.database, { name, email, role })
    const browser = openBrowser(test)
    await browser.ask((admin) => admin.auth.signIn({ email, password }))
    return browser
  }
  const early = await enter('editor', 'early')
  expect(await set(rule)).toMatchObject({ ok: true })
  return { test, owner, set, enter, early }
}

const unread = (browser: Browser) => browser.ask((admin) => admin.leads.unread())
const refused = { status: 403 }

async function addApp(browser: Browser) {
  const begun = await browser.ask((admin) => admin.ownAccount.startSecondFactor({ password }))
  if (!begun.ok) throw new Error(begun.message)
  const code = codeOf(begun.value.secret)
  await browser.ask((admin) => admin.ownAccount.confirmSecondFactor({ code }))
}

async function addPasskey(browser: Browser) {
  const begun = await browser.ask((admin) => admin.ownAccount.startPasskey({ password }))
  if (!begun.ok) throw new Error(begun.message)
  const credential = openAuthenticator().create(begun.value.options)
  await browser.ask((admin) => admin.ownAccount.addPasskey({ name: 'Key', credential }))
}

describe('a required second factor', () => {
  it('blocks everything else until it is set up, in open sessions too', async () => {
    const { enter, early } = await setup('everyone')
    await expect(unread(early)).rejects.toMatchObject(refused)
    const late = await enter('viewer', 'late')
    await expect(unread(late)).rejects.toMatchObject(refused)
    await addApp(early)
    await addPasskey(late)
    expect(await unread(early)).toBe(0)
    expect(await unread(late)).toBe(0)
  })

  it('for owners does not affect others until they become owners', async () => {
    const { test, early, owner } = await setup('owners')
    expect(await unread(early)).toBe(0)
    await expect(
      test.site
        .visitAdmin(new Request('http://localhost/admin', { headers: { cookie: owner.cookie } }), {
          address: '192.0.2.7',
        })
        .then(({ admin }) => admin.accounts.list()),
    ).rejects.toMatchObject(refused)
    await test.database.store
      .updateTable('user')
      .set({ role: 'owner' })
      .where('email', '=', 'early@agency.test')
      .execute()
    await expect(unread(early)).rejects.toMatchObject(refused)
  })

  it('is off by default, and set only by an owner with their password', async () => {
    const { set, early, test } = await setup('nobody')
    expect(await unread(early)).toBe(0)
    expect(await set('everyone', 'not this one')).toMatchObject({
      ok: false,
      errors: { password: expect.any(String) },
    })
    expect(await unread(early)).toBe(0)
    await set('everyone')
    expect((await test.rows('audit_log')).at(-1)).toMatchObject({
      action: 'accounts.second-factor-rule-changed',
      actor_name: 'owner',
      summary: 'Required two-factor authentication for: everyone',
    })
  })

  it('cannot be removed while it is the last one', async () => {
    const { early } = await setup('everyone')
    await addApp(early)
    await addPasskey(early)
    const { passkeys } = await early.ask((admin) => admin.ownAccount.show())
    const id = passkeys[0]?.id
    const stop = () => early.ask((admin) => admin.ownAccount.stopSecondFactor({ password }))
    expect(await stop()).toMatchObject({ ok: true })
    const answer = await early.ask((admin) => admin.ownAccount.removePasskey({ id, password }))
    expect(answer).toMatchObject({ ok: false, status: 409 })
    expect(await early.ask((admin) => admin.ownAccount.show())).toMatchObject({
      hasApp: false,
      passkeys: [{ id }],
    })
    await addApp(early)
    const removed = await early.ask((admin) => admin.ownAccount.removePasskey({ id, password }))
    expect(removed).toMatchObject({ ok: true })
    expect(await stop()).toMatchObject({ ok: false, status: 409 })
    expect(await unread(early)).toBe(0)
  })
})
