import { afterEach, describe, expect, it, vi } from 'vitest'
import { addPerson, adminPassword, openBrowser, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { codeOf } from '#tests/fixtures/totp.ts'

const email = 'ann@agency.test'
const password = adminPassword
const newPassword = 'another long password'

async function setup(...options: Parameters<typeof openTestSite>) {
  const test = await openTestSite(...options)
  await addPerson(test.database, { name: 'Ann', email, role: 'viewer' })
  const signInAnn = async () => {
    const browser = openBrowser(test)
    await browser.ask((admin) => admin.auth.signIn({ email, password }))
    return browser
  }
  return { test, signInAnn }
}

type Browser = ReturnType<typeof openBrowser>
const isSignedIn = async (browser: Browser) =>
  (await browser.ask((admin) => admin.session.actor())) !== null
const show = (browser: Browser) => browser.ask((admin) => admin.ownAccount.show())

describe('sessions', () => {
  it('are listed with the current one first, without their tokens', async () => {
    const { test, signInAnn } = await setup()
    await signInAnn()
    const browser = await signInAnn()
    await signIn(test, 'owner')
    const { sessions } = await show(browser)
    expect(sessions).toMatchObject([
      { isThis: true, device: 'Unknown device', address: '192.0.2.7' },
      { isThis: false },
    ])
    for (const { token } of await test.rows('session')) {
      expect(JSON.stringify(sessions)).not.toContain(token)
    }
  })

  it('show an IPv6 address in its short form', async () => {
    const { test } = await setup()
    const browser = openBrowser(test, '2001:db8::7')
    await browser.ask((admin) => admin.auth.signIn({ email, password }))
    expect((await show(browser)).sessions).toMatchObject([{ address: '2001:db8::7' }])
  })

  it('can be ended one by one, but only one’s own', async () => {
    const { test, signInAnn } = await setup()
    const [otherBrowser, browser] = [await signInAnn(), await signInAnn()]
    const owner = await signIn(test, 'owner')
    const foreignId = (await owner.admin.ownAccount.show()).sessions[0]?.id
    const end = (id: string | undefined) =>
      browser.ask((admin) => admin.ownAccount.endSession({ id }))
    expect(await end(foreignId)).toMatchObject({ ok: false, status: 404 })
    expect(await owner.admin.session.actor()).not.toBeNull()
    const sessions = (await show(browser)).sessions
    expect(await end(sessions.find(({ isThis }) => isThis)?.id)).toMatchObject({ status: 422 })
    expect(await end(sessions.find(({ isThis }) => !isThis)?.id)).toMatchObject({ ok: true })
    expect([await isSignedIn(otherBrowser), await isSignedIn(browser)]).toEqual([false, true])
  })

  it('can all be ended except the current one', async () => {
    const { signInAnn } = await setup()
    const [one, two, browser] = [await signInAnn(), await signInAnn(), await signInAnn()]
    await browser.ask((admin) => admin.ownAccount.endOtherSessions())
    expect([await isSignedIn(one), await isSignedIn(two), await isSignedIn(browser)]).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('the lifetime of a session', () => {
  const DAY = 86_400_000
  afterEach(() => void vi.useRealTimers())

  /** Moves the clock, including better-auth's. */
  const advanceDays = (days: number) =>
    vi.useFakeTimers({ now: Date.now() + days * DAY, toFake: ['Date'] })

  it('is 14 days from its last use', async () => {
    const { signInAnn } = await setup()
    const [used, unused] = [await signInAnn(), await signInAnn()]
    advanceDays(13)
    expect(await isSignedIn(used)).toBe(true)
    advanceDays(2)
    expect([await isSignedIn(used), await isSignedIn(unused)]).toEqual([true, false])
  })

  it('is at most 30 days from the sign-in, however often it is used', async () => {
    const { test, signInAnn } = await setup({ clock: () => new Date() })
    const browser = await signInAnn()
    const seen = []
    for (const days of [10, 10, 9.9, 0.2]) {
      advanceDays(days)
      seen.push(await isSignedIn(browser))
    }
    expect(seen).toEqual([true, true, true, false])
    expect([...browser.jar.keys()].filter((name) => name.includes('session'))).toEqual([])
    expect(await test.rows('session')).toEqual([])
  })
})

describe('one’s own name and password', () => {
  it('the name can be changed', async () => {
    const { test, signInAnn } = await setup()
    const browser = await signInAnn()
    const bad = await browser.ask((admin) => admin.ownAccount.rename({ name: ' ' }))
    expect(bad).toMatchObject({ ok: false, errors: { name: 'Enter a name' } })
    await browser.ask((admin) => admin.ownAccount.rename({ name: 'Ann Lee' }))
    expect(await show(browser)).toMatchObject({ name: 'Ann Lee' })
    expect((await test.rows('audit_log')).at(-1)).toMatchObject({ action: 'accounts.renamed' })
  })

  it('a new password needs the old one, and ends all other sessions and copies of this one', async () => {
    const { signInAnn } = await setup()
    const [otherBrowser, browser] = [await signInAnn(), await signInAnn()]
    const copy = new Map(browser.jar)
    const change = (current: string) =>
      browser.ask((admin) => admin.ownAccount.changePassword({ current, password: newPassword }))
    expect(await change('not the old one')).toMatchObject({
      ok: false,
      errors: { current: expect.any(String) },
    })
    const weak = { current: password, password: 'aaaaaaaaaaaa' }
    expect(await browser.ask((admin) => admin.ownAccount.changePassword(weak))).toMatchObject({
      status: 422,
      errors: { password: expect.any(String) },
    })
    expect(await isSignedIn(otherBrowser)).toBe(true)
    expect(await change(password)).toMatchObject({ ok: true })
    expect([await isSignedIn(otherBrowser), await isSignedIn(browser)]).toEqual([false, true])
    browser.jar.clear()
    for (const [name, value] of copy) browser.jar.set(name, value)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('a wrong password in an open session is in the audit log, without what was typed', async () => {
    const { test, signInAnn } = await setup()
    const browser = await signInAnn()
    const typed = 'somebody guesses'
    const passwords = { current: typed, password: newPassword }
    await browser.ask((admin) => admin.ownAccount.changePassword(passwords))
    await browser.ask((admin) => admin.ownAccount.startPasskey({ password: typed }))
    await browser.ask((admin) => admin.ownAccount.startSecondFactor({ password: typed }))
    const rows = await test.rows('audit_log')
    expect(rows.filter(({ action }) => action === 'accounts.sign-in-failed')).toMatchObject([
      {
        summary:
          'Failed sign-in as Ann (wrong password before a change in an open session), from 192.0.2.7',
        occurrences: 3,
      },
    ])
    expect(JSON.stringify(rows)).not.toContain(typed)
  })

  it('a sign-in that waits for its code ends when the password changes', async () => {
    const { test, signInAnn } = await setup()
    const browser = await signInAnn()
    const started = await browser.ask((admin) => admin.ownAccount.startSecondFactor({ password }))
    if (!started.ok) throw new Error(started.message)
    const { secret } = started.value
    await browser.ask((admin) => admin.ownAccount.confirmSecondFactor({ code: codeOf(secret) }))
    const waiting = openBrowser(test)
    await waiting.ask((admin) => admin.auth.signIn({ email, password }))
    await browser.ask((admin) =>
      admin.ownAccount.changePassword({ current: password, password: newPassword }),
    )
    const answer = await waiting.ask((admin) => admin.auth.enterCode({ code: codeOf(secret) }))
    expect(answer).toMatchObject({ ok: false, status: 410 })
  })
})
