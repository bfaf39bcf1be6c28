import { describe, expect, it } from 'vitest'
import { addPerson, adminPassword, changesOf, openBrowser } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { openAuthenticator } from '#tests/fixtures/authenticator.ts'
import { codeOf } from '#tests/fixtures/totp.ts'

const email = 'ann@agency.test'
const password = adminPassword

type Browser = ReturnType<typeof openBrowser>
type Device = ReturnType<typeof openAuthenticator>
type Way = Parameters<Device['get']>[1]

/** Ann, signed in by her password, on a site whose clock can be moved. */
async function open(settings: Record<string, string> = {}) {
  let now = Date.now()
  const test = await openTestSite({ clock: () => new Date(now) }, settings)
  await addPerson(test.database, { name: 'Ann', email, role: 'editor' })
  const pass = (minutes: number) => {
    now += minutes * 60_000
  }
  return { test, pass, browser: await enter(openBrowser(test)) }
}

async function enter(browser: Browser) {
  await browser.ask((admin) => admin.auth.signIn({ email, password }))
  return browser
}

async function start(browser: Browser) {
  const begun = await browser.ask((admin) => admin.ownAccount.startPasskey({ password }))
  if (!begun.ok) throw new Error(begun.message)
  return begun.value.options
}

async function add(browser: Browser, name = 'Laptop', device = openAuthenticator(), way?: Way) {
  const credential = device.create(await start(browser), way)
  const answer = await browser.ask((admin) => admin.ownAccount.addPasskey({ name, credential }))
  return { device, credential, answer }
}

async function askFor(browser: Browser) {
  const asked = await browser.ask((admin) => admin.auth.askForPasskey())
  if (!asked.ok) throw new Error(asked.message)
  return asked.value.options
}

async function signInWith(browser: Browser, device: Device, way?: Way) {
  const credential = device.get(await askFor(browser), way)
  return browser.ask((admin) => admin.auth.signInByPasskey({ credential }))
}

const passkeysOf = async (browser: Browser) =>
  (await browser.ask((admin) => admin.ownAccount.show())).passkeys
const actorOf = (browser: Browser) => browser.ask((admin) => admin.session.actor())

describe('a passkey', () => {
  it('is added after the password, listed by its name, and signs in alone', async () => {
    const { test, browser } = await open()
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

  it('is asked for after the password from then on, and nothing else lets in', async () => {
    const { test, browser } = await open()
    await add(browser)
    const other = openBrowser(test)
    const answer = await other.ask((admin) => admin.auth.signIn({ email, password }))
    expect(answer).toMatchObject({ ok: true, value: { needs: 'passkey' } })
    expect(await actorOf(other)).toBeNull()
    const coded = await other.ask((admin) => admin.auth.enterCode({ code: '000000' }))
    expect(coded).toMatchObject({ ok: false })
    expect(await actorOf(other)).toBeNull()
  })

  it('is not begun without the password, and not added by another session or a second time', async () => {
    const { test, browser } = await open()
    const wrong = await browser.ask((admin) => admin.ownAccount.startPasskey({ password: 'x' }))
    expect(wrong).toMatchObject({ ok: false, errors: { password: expect.any(String) } })
    const { credential } = await add(browser)
    const again = { name: 'Again', credential }
    const twice = await browser.ask((admin) => admin.ownAccount.addPasskey(again))
    expect(twice).toMatchObject({ ok: false })
    const fresh = openAuthenticator().create(await start(browser))
    const foreign = openBrowser(test)
    await addPerson(test.database, { name: 'Bob', email: 'bob@agency.test', role: 'owner' })
    const bob = { email: 'bob@agency.test', password }
    await foreign.ask((admin) => admin.auth.signIn(bob))
    const taken = { name: 'Mine now', credential: fresh }
    expect(await foreign.ask((admin) => admin.ownAccount.addPasskey(taken))).toMatchObject({
      ok: false,
      status: 422,
    })
    expect(await test.rows('passkeys')).toHaveLength(1)
  })

  it.each<[string, Way]>([
    ['whose user was not verified', { isVerified: false }],
    ['from another origin', { origin: 'https://wavelength.example.evil.test' }],
    ['for another host', { rpId: 'evil.test' }],
  ])('%s is refused, when it is added and when it signs in', async (_, way) => {
    const { test, browser } = await open()
    expect((await add(browser, 'Bad', openAuthenticator(), way)).answer).toMatchObject({
      ok: false,
      status: 422,
    })
    const { device } = await add(browser)
    const other = openBrowser(test)
    expect(await signInWith(other, device, way)).toMatchObject({ ok: false, status: 422 })
    expect(await actorOf(other)).toBeNull()
  })

  it('answers a challenge once, in time, with a counter that grows', async () => {
    const { test, browser, pass } = await open()
    // As synced passkeys do, whose counter cannot show that an answer is old.
    const uncounted = { counter: 0 }
    const { device } = await add(browser, 'Phone', openAuthenticator(), uncounted)
    const other = openBrowser(test)
    const credential = device.get(await askFor(other), uncounted)
    const send = () => other.ask((admin) => admin.auth.signInByPasskey({ credential }))
    expect(await send()).toMatchObject({ ok: true })
    expect(await send()).toMatchObject({ ok: false, status: 422 })
    expect(await signInWith(other, device, { counter: 7 })).toMatchObject({ ok: true })
    expect(await signInWith(other, device, { counter: 7 })).toMatchObject({ ok: false })
    const late = device.get(await askFor(other))
    pass(31)
    const answer = await other.ask((admin) => admin.auth.signInByPasskey({ credential: late }))
    expect(answer).toMatchObject({ ok: false, status: 410 })
  })

  it('of somebody else’s device, or nothing like one, lets nobody in', async () => {
    const { test, browser } = await open()
    await add(browser)
    const other = openBrowser(test)
    expect(await signInWith(other, openAuthenticator())).toMatchObject({ ok: false, status: 422 })
    for (const credential of ['', '{}', 'null', '[]', '{"id":1}', undefined]) {
      const answer = await other.ask((admin) => admin.auth.signInByPasskey({ credential }))
      expect(answer).toMatchObject({ ok: false, status: 422 })
    }
    expect(await actorOf(other)).toBeNull()
  })

  it('is renamed and, with the password, removed; only one’s own', async () => {
    const { test, browser } = await open()
    await add(browser)
    const [{ id } = { id: '' }] = await passkeysOf(browser)
    await addPerson(test.database, { name: 'Bob', email: 'bob@agency.test', role: 'owner' })
    const foreign = openBrowser(test)
    const bob = { email: 'bob@agency.test', password }
    await foreign.ask((admin) => admin.auth.signIn(bob))
    for (const answer of [
      await foreign.ask((admin) => admin.ownAccount.renamePasskey({ id, name: 'Mine' })),
      await foreign.ask((admin) => admin.ownAccount.removePasskey({ id, password })),
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
    expect(await other(test)).toMatchObject({ value: { needs: 'nothing' } })
  })

  it('and an app stand beside each other; what is left is still asked for', async () => {
    const { test, browser } = await open()
    const { device } = await add(browser)
    const begun = await browser.ask((admin) => admin.ownAccount.startSecondFactor({ password }))
    if (!begun.ok) throw new Error(begun.message)
    const code = codeOf(begun.value.secret)
    const on = await browser.ask((admin) => admin.ownAccount.confirmSecondFactor({ code }))
    expect(on).toMatchObject({ ok: true, value: { codes: expect.any(Array) } })
    expect(await other(test)).toMatchObject({ value: { needs: 'code' } })
    expect(await signInWith(openBrowser(test), device)).toMatchObject({ ok: true })
    await browser.ask((admin) => admin.ownAccount.stopSecondFactor({ password }))
    expect(await other(test)).toMatchObject({ value: { needs: 'passkey' } })
  })

  it('works on any port of localhost where no address is set, and nowhere else', async () => {
    const { test, browser } = await open({ SITE_URL: '' })
    const device = openAuthenticator('http://localhost:5000')
    await add(browser, 'Here', device)
    const here = openBrowser(test)
    expect(await signInWith(here, device, { origin: 'http://localhost:6601' })).toMatchObject({
      ok: true,
    })
    const far = await signInWith(openBrowser(test), device, { origin: 'https://evil.test' })
    expect(far).toMatchObject({ ok: false, status: 422 })
  })
})

function other(test: Parameters<typeof openBrowser>[0]) {
  return openBrowser(test).ask((admin) => admin.auth.signIn({ email, password }))
}
