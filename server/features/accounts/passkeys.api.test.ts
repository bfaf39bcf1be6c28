import { describe, expect, it } from 'vitest'
import { addPerson, adminPassword, changesOf, openBrowser } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { openAuthenticator } from '#tests/fixtures/authenticator.ts'
import { codeOf } from '#tests/fixtures/totp.ts'

const email = 'ann@agency.test'
const password = adminPassword

type Browser = ReturnType<typeof openBrowser>
type Device = ReturnType<typeof openAuthenticator>
type Overrides = Parameters<Device['get']>[1]

/** A site with a manual clock, where Ann is signed in with her password. */
async function setup(settings: Record<string, string> = {}) {
  let now = Date.now()
  const test = await openTestSite({ clock: () => new Date(now) }, settings)
  await addPerson(test.database, { name: 'Ann', email, role: 'editor' })
  const advance = (minutes: number) => {
    now += minutes * 60_000
  }
  return { test, advance, browser: await signInAnn(openBrowser(test)) }
}

async function signInAnn(browser: Browser) {
  await browser.ask((admin) => admin.auth.signIn({ email, password }))
  return browser
}

async function creationOptions(browser: Browser) {
  const started = await browser.ask((admin) => admin.ownAccount.startPasskey({ password }))
  if (!started.ok) throw new Error(started.message)
  return started.value.options
}

async function add(
  browser: Browser,
  name = 'Laptop',
  device = openAuthenticator(),
  overrides?: Overrides,
) {
  const credential = device.create(await creationOptions(browser), overrides)
  const answer = await browser.ask((admin) => admin.ownAccount.addPasskey({ name, credential }))
  return { device, credential, answer }
}

async function requestOptions(browser: Browser) {
  const response = await browser.ask((admin) => admin.auth.askForPasskey())
  if (!response.ok) throw new Error(response.message)
  return response.value.options
}

async function signInWith(browser: Browser, device: Device, overrides?: Overrides) {
  const credential = device.get(await requestOptions(browser), overrides)
  return browser.ask((admin) => admin.auth.signInByPasskey({ credential }))
}

const passkeysOf = async (browser: Browser) =>
  (await browser.ask((admin) => admin.ownAccount.show())).passkeys
const actorOf = (browser: Browser) => browser.ask((admin) => admin.session.actor())

describe('a passkey', () => {
  it('is added with the password, listed by name, and enough to sign in', async () => {
    const { test, browser } = await setup()
    const { device, answer } = await add(browser)
    expect(answer).toMatchObject({ ok: true })
    expect(await passkeysOf(browser)).toMatchObject([{ name: 'Laptop', lastUsed: null }])
    const other = openBrowser(test)
    expect(await signInWith(other, device)).toMatchObject({ ok: true })
    expect(await actorOf(other)).toMatchObject({ email, hasSecondFactor: true })
    expect((await passkeysOf(other))[0]?.lastUsed).not.toBeNull()
    expect((await changesOf(test)).map(({ action }) => action)).toEqual(['accounts.passkey-added'])
    for (const line of other.lines) expect(line).not.toContain('two_factor=')
  })

  it('is required after the password from then on, and a code is not accepted instead', async () => {
    const { test, browser } = await setup()
    await add(browser)
    const other = openBrowser(test)
    const answer = await other.ask((admin) => admin.auth.signIn({ email, password }))
    expect(answer).toMatchObject({ ok: true, value: { needs: 'passkey' } })
    expect(await actorOf(other)).toBeNull()
    const coded = await other.ask((admin) => admin.auth.enterCode({ code: '000000' }))
    expect(coded).toMatchObject({ ok: false })
    expect(await actorOf(other)).toBeNull()
  })

  it('cannot be started without the password, nor added by another session or twice', async () => {
    const { test, browser } = await setup()
    const wrong = await browser.ask((admin) => admin.ownAccount.startPasskey({ password: 'x' }))
    expect(wrong).toMatchObject({ ok: false, errors: { password: expect.any(String) } })
    const { credential } = await add(browser)
    const again = { name: 'Again', credential }
    const twice = await browser.ask((admin) => admin.ownAccount.addPasskey(again))
    expect(twice).toMatchObject({ ok: false })
    const fresh = openAuthenticator().create(await creationOptions(browser))
    const bobBrowser = openBrowser(test)
    await addPerson(test.database, { name: 'Bob', email: 'bob@agency.test', role: 'owner' })
    const bob = { email: 'bob@agency.test', password }
    await bobBrowser.ask((admin) => admin.auth.signIn(bob))
    const stolen = { name: 'Mine now', credential: fresh }
    expect(await bobBrowser.ask((admin) => admin.ownAccount.addPasskey(stolen))).toMatchObject({
      ok: false,
      status: 422,
    })
    expect(await test.rows('passkeys')).toHaveLength(1)
  })

  it.each<[string, Overrides]>([
    ['whose user was not verified', { isVerified: false }],
    ['from another origin', { origin: 'https://wavelength.example.evil.test' }],
    ['for another host', { rpId: 'evil.test' }],
  ])('%s is refused, both when added and at sign-in', async (_, overrides) => {
    const { test, browser } = await setup()
    expect((await add(browser, 'Bad', openAuthenticator(), overrides)).answer).toMatchObject({
      ok: false,
      status: 422,
    })
    const { device } = await add(browser)
    const other = openBrowser(test)
    expect(await signInWith(other, device, overrides)).toMatchObject({ ok: false, status: 422 })
    expect(await actorOf(other)).toBeNull()
  })

  it('answers a challenge once, in time, and with an increasing counter', async () => {
    const { test, browser, advance } = await setup()
    // Like synced passkeys, whose counter stays 0 and cannot reveal a replay.
    const uncounted = { counter: 0 }
    const { device } = await add(browser, 'Phone', openAuthenticator(), uncounted)
    const other = openBrowser(test)
    const credential = device.get(await requestOptions(other), uncounted)
    const send = () => other.ask((admin) => admin.auth.signInByPasskey({ credential }))
    expect(await send()).toMatchObject({ ok: true })
    expect(await send()).toMatchObject({ ok: false, status: 422 })
    expect(await signInWith(other, device, { counter: 7 })).toMatchObject({ ok: true })
    expect(await signInWith(other, device, { counter: 7 })).toMatchObject({ ok: false })
    const late = device.get(await requestOptions(other))
    advance(31)
    const answer = await other.ask((admin) => admin.auth.signInByPasskey({ credential: late }))
    expect(answer).toMatchObject({ ok: false, status: 410 })
  })

  it('of an unknown device, or malformed, is refused', async () => {
    const { test, browser } = await setup()
    await add(browser)
    const other = openBrowser(test)
    expect(await signInWith(other, openAuthenticator())).toMatchObject({ ok: false, status: 422 })
    for (const credential of ['', '{}', 'null', '[]', '{"id":1}', undefined]) {
      const answer = await other.ask((admin) => admin.auth.signInByPasskey({ credential }))
      expect(answer).toMatchObject({ ok: false, status: 422 })
    }
    expect(await actorOf(other)).toBeNull()
  })

  it('that fails at sign-in is in the audit log: by its person if it is one of theirs', async () => {
    const { test, browser } = await setup()
    const { device } = await add(browser)
    const other = openBrowser(test)
    const forged = { origin: 'https://evil.test' }
    for (const overrides of [forged, forged]) await signInWith(other, device, overrides)
    await signInWith(other, openAuthenticator())
    expect(await signInWith(other, device)).toMatchObject({ ok: true })
    const signIns = (await test.rows('audit_log'))
      .filter(({ action }) => action.startsWith('accounts.sign'))
      .map(({ summary, occurrences }) => `${summary} ${occurrences}`)
    expect(signIns.sort()).toEqual([
      'Failed sign-in as Ann (wrong passkey), from 192.0.2.7 2',
      'Failed sign-in to an unknown account (wrong passkey), from 192.0.2.7 1',
      'Signed in with passkey, Unknown device 1',
      'Signed in with password, Unknown device 1',
    ])
  })

  it('can be renamed and, with the password, removed, but only one’s own', async () => {
    const { test, browser } = await setup()
    await add(browser)
    const [{ id } = { id: '' }] = await passkeysOf(browser)
    await addPerson(test.database, { name: 'Bob', email: 'bob@agency.test', role: 'owner' })
    const bobBrowser = openBrowser(test)
    const bob = { email: 'bob@agency.test', password }
    await bobBrowser.ask((admin) => admin.auth.signIn(bob))
    for (const answer of [
      await bobBrowser.ask((admin) => admin.ownAccount.renamePasskey({ id, name: 'Mine' })),
      await bobBrowser.ask((admin) => admin.ownAccount.removePasskey({ id, password })),
    ]) {
      expect(answer).toMatchObject({ ok: false, status: 404 })
    }
    await browser.ask((admin) => admin.ownAccount.renamePasskey({ id, name: 'Old laptop' }))
    expect(await passkeysOf(browser)).toMatchObject([{ name: 'Old laptop' }])
    const wrong = await browser.ask((admin) =>
      admin.ownAccount.removePasskey({ id, password: 'x' }),
    )
    expect(wrong).toMatchObject({ ok: false, errors: { password: expect.any(String) } })
    const done = await browser.ask((admin) => admin.ownAccount.removePasskey({ id, password }))
    expect(done).toMatchObject({ ok: true })
    expect(await signInElsewhere(test)).toMatchObject({ value: { needs: 'nothing' } })
  })

  it('works alongside an app, and the remaining factor is still required', async () => {
    const { test, browser } = await setup()
    const { device } = await add(browser)
    const started = await browser.ask((admin) => admin.ownAccount.startSecondFactor({ password }))
    if (!started.ok) throw new Error(started.message)
    const code = codeOf(started.value.secret)
    const confirmed = await browser.ask((admin) => admin.ownAccount.confirmSecondFactor({ code }))
    expect(confirmed).toMatchObject({ ok: true, value: { codes: expect.any(Array) } })
    expect(await signInElsewhere(test)).toMatchObject({ value: { needs: 'code' } })
    expect(await signInWith(openBrowser(test), device)).toMatchObject({ ok: true })
    await browser.ask((admin) => admin.ownAccount.stopSecondFactor({ password }))
    expect(await signInElsewhere(test)).toMatchObject({ value: { needs: 'passkey' } })
  })

  it('works only on localhost, on any port, if no site URL is set', async () => {
    const { test, browser } = await setup({ SITE_URL: '' })
    const device = openAuthenticator('http://localhost:5000')
    await add(browser, 'Here', device)
    const other = openBrowser(test)
    expect(await signInWith(other, device, { origin: 'http://localhost:6601' })).toMatchObject({
      ok: true,
    })
    const forged = await signInWith(openBrowser(test), device, { origin: 'https://evil.test' })
    expect(forged).toMatchObject({ ok: false, status: 422 })
  })
})

function signInElsewhere(test: Parameters<typeof openBrowser>[0]) {
  return openBrowser(test).ask((admin) => admin.auth.signIn({ email, password }))
}
