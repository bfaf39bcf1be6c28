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
  const setRule = (next: SecondFactorRule, ownerPassword = password) =>
    owner.admin.accounts.requireSecondFactor({ rule: next, password: ownerPassword })
  const addAndSignIn = async (role: Role, name: string) => {
    const email = `${name}@agency.test`
    await addPerson(test.database, { name, email, role })
    const browser = openBrowser(test)
    await browser.ask((admin) => admin.auth.signIn({ email, password }))
    return browser
  }
  const early = await addAndSignIn('editor', 'early')
  expect(await setRule(rule)).toMatchObject({ ok: true })
  return { test, owner, setRule, addAndSignIn, early }
}

const unread = (browser: Browser) =>
  browser.ask(async (admin) => (await admin.dashboard.counts()).unread)
const forbidden = { status: 403 }

async function addApp(browser: Browser) {
  const started = await browser.ask((admin) => admin.ownAccount.startSecondFactor({ password }))
  if (!started.ok) throw new Error(started.message)
  const code = codeOf(started.value.secret)
  await browser.ask((admin) => admin.ownAccount.confirmSecondFactor({ code }))
}

async function addPasskey(browser: Browser) {
  const started = await browser.ask((admin) => admin.ownAccount.startPasskey({ password }))
  if (!started.ok) throw new Error(started.message)
  const credential = openAuthenticator().create(started.value.options)
  await browser.ask((admin) => admin.ownAccount.addPasskey({ name: 'Key', credential }))
}

describe('a required second factor', () => {
  it('blocks everything else until it is set up, in existing sessions too', async () => {
    const { addAndSignIn, early } = await setup('everyone')
    await expect(unread(early)).rejects.toMatchObject(forbidden)
    const late = await addAndSignIn('viewer', 'late')
    await expect(unread(late)).rejects.toMatchObject(forbidden)
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
    ).rejects.toMatchObject(forbidden)
    await test.database.store
      .updateTable('user')
      .set({ role: 'owner' })
      .where('email', '=', 'early@agency.test')
      .execute()
    await expect(unread(early)).rejects.toMatchObject(forbidden)
  })

  it('is off by default, and set only by an owner with their password', async () => {
    const { setRule, early, test } = await setup('nobody')
    expect(await unread(early)).toBe(0)
    expect(await setRule('everyone', 'not this one')).toMatchObject({
      ok: false,
      errors: { password: expect.any(String) },
    })
    expect(await unread(early)).toBe(0)
    await setRule('everyone')
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
