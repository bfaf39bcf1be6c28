import { describe, expect, it } from 'vitest'
import { addPerson, adminPassword, openBrowser } from '#tests/fixtures/admin.ts'
import { openTestSite, type TestSite } from '#tests/fixtures/api.ts'
import { codeOf } from '#tests/fixtures/totp.ts'

const email = 'ann@agency.test'
const password = adminPassword

/** A site where Ann is signed in, with an authenticator app and ten recovery codes. */
async function openWithFactor(...options: Parameters<typeof openTestSite>) {
  const test = await openTestSite(...options)
  await addPerson(test.database, { name: 'Ann', email, role: 'editor' })
  const browser = openBrowser(test)
  await browser.ask((admin) => admin.auth.signIn({ email, password }))
  const started = await browser.ask((admin) => admin.ownAccount.startSecondFactor({ password }))
  if (!started.ok) throw new Error(started.message)
  const { secret, qr } = started.value
  const code = codeOf(secret)
  const confirmed = await browser.ask((admin) => admin.ownAccount.confirmSecondFactor({ code }))
  if (!confirmed.ok) throw new Error(confirmed.message)
  return { test, browser, secret, qr, code, codes: confirmed.value.codes }
}

async function firstStep(test: TestSite, browser = openBrowser(test)) {
  const answer = await browser.ask((admin) => admin.auth.signIn({ email, password }))
  const enterCode = (code: string) => browser.ask((admin) => admin.auth.enterCode({ code }))
  const actor = () => browser.ask((admin) => admin.session.actor())
  return { browser, answer, enterCode, actor }
}

describe('a second factor', () => {
  it('is set up with the password, a QR code or its secret, and a first code', async () => {
    const { browser, secret, qr, codes, test } = await openWithFactor()
    expect(secret.replaceAll(' ', '')).toMatch(/^[A-Z2-7]{32,}$/)
    expect(qr.size).toBeGreaterThan(20)
    expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
    expect(new Set(codes).size).toBe(10)
    const account = await browser.ask((admin) => admin.ownAccount.show())
    expect(account).toMatchObject({ hasApp: true, codesLeft: 10 })
    const stored = JSON.stringify([await test.rows('twoFactor'), await test.rows('audit_log')])
    for (const secretText of [secret.replaceAll(' ', ''), ...codes]) {
      expect(stored).not.toContain(secretText)
    }
  })

  it('cannot be started without the password, and is not required before it is confirmed', async () => {
    const test = await openTestSite()
    await addPerson(test.database, { name: 'Ann', email, role: 'editor' })
    const { browser } = await firstStep(test)
    const wrong = await browser.ask((admin) =>
      admin.ownAccount.startSecondFactor({ password: 'not this one' }),
    )
    expect(wrong).toMatchObject({ ok: false, errors: { password: expect.any(String) } })
    await browser.ask((admin) => admin.ownAccount.startSecondFactor({ password }))
    const bad = await browser.ask((admin) =>
      admin.ownAccount.confirmSecondFactor({ code: '000000' }),
    )
    expect(bad).toMatchObject({ ok: false, errors: { code: expect.any(String) } })
    expect((await firstStep(test)).answer).toMatchObject({ ok: true, value: { needs: 'nothing' } })
  })

  it('blocks access until its code is entered, even with all cookies of the first step', async () => {
    const { test } = await openWithFactor()
    const { browser, answer, actor } = await firstStep(test)
    expect(answer).toMatchObject({ ok: true, value: { needs: 'code' } })
    expect(await actor()).toBeNull()
    // Restore the cookies that the same response cleared.
    for (const line of browser.lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) browser.jar.set(name, value)
    }
    expect(await actor()).toBeNull()
    await expect(browser.ask((admin) => admin.ownAccount.show())).rejects.toMatchObject({
      status: 401,
    })
    expect(browser.lines.join()).not.toContain('trust_device')
  })

  it('allows access with a code from the app, and records the sign-in', async () => {
    const { test, secret } = await openWithFactor()
    const { enterCode, actor } = await firstStep(test)
    expect(await enterCode(codeOf(secret, 1))).toMatchObject({ ok: true })
    expect(await actor()).toMatchObject({ email, hasSecondFactor: true })
    const signIns = (await test.rows('audit_log')).filter(
      ({ action }) => action === 'accounts.signed-in',
    )
    expect(signIns.map(({ summary }) => summary).sort()).toEqual([
      'Signed in with password and app, Unknown device',
      'Signed in with password, Unknown device',
    ])
  })

  it('accepts a code of the app once, including the one that set it up', async () => {
    const { test, secret, code: first } = await openWithFactor({ clock: () => new Date() })
    const [one, two] = [await firstStep(test), await firstStep(test)]
    // Reuse `first`: the app may show another code by now.
    expect(await (await firstStep(test)).enterCode(first)).toMatchObject({ status: 422 })
    const code = codeOf(secret, 1)
    expect(await one.enterCode(code)).toMatchObject({ ok: true })
    expect(await two.enterCode(code)).toMatchObject({ ok: false, status: 422 })
    expect(await two.actor()).toBeNull()
  })

  it('accepts the next code after refusing a used one', async () => {
    const { test, secret, code } = await openWithFactor({ clock: () => new Date() })
    const { enterCode, actor } = await firstStep(test)
    expect(await enterCode(code)).toMatchObject({
      status: 422,
      errors: { code: expect.any(String) },
    })
    expect(await enterCode(codeOf(secret, 1))).toMatchObject({ ok: true })
    expect(await actor()).toMatchObject({ email })
  })

  it('accepts a recovery code once, however it is typed', async () => {
    const { test, codes } = await openWithFactor()
    const code = codes[3] as string
    const one = await firstStep(test)
    expect(await one.enterCode(` ${code.toLowerCase().replace('-', ' ')} `)).toMatchObject({
      ok: true,
    })
    expect(await one.browser.ask((admin) => admin.ownAccount.show())).toMatchObject({
      codesLeft: 9,
    })
    const two = await firstStep(test)
    expect(await two.enterCode(code)).toMatchObject({ ok: false, status: 422 })
    expect(await two.actor()).toBeNull()
    expect(await two.enterCode('000000')).toMatchObject({ ok: false, status: 422 })
    const summaries = (await test.rows('audit_log')).map(({ summary }) => summary)
    expect(summaries).toEqual(
      expect.arrayContaining([
        'Signed in with password and recovery code, Unknown device',
        'Failed sign-in as Ann (wrong recovery code), from 192.0.2.7',
        'Failed sign-in as Ann (wrong code), from 192.0.2.7',
      ]),
    )
  })

  it('stores recovery codes as password hashes', async () => {
    const { test, codes } = await openWithFactor()
    const stored = async (): Promise<string[]> => {
      const [row] = await test.rows('twoFactor')
      return JSON.parse(row?.backupCodes ?? '')
    }
    expect(await stored()).toHaveLength(10)
    for (const hash of await stored()) expect(hash).toMatch(/^\$argon2id\$/)
    expect(await (await firstStep(test)).enterCode(codes[1] as string)).toMatchObject({ ok: true })
    expect(await stored()).toHaveLength(9)
  })

  it('restarts the sign-in after five wrong codes', async () => {
    const { test, secret } = await openWithFactor()
    const { enterCode, actor } = await firstStep(test)
    for (let i = 0; i < 5; i++) expect(await enterCode('000000')).toMatchObject({ status: 422 })
    expect(await enterCode(codeOf(secret))).toMatchObject({ ok: false, status: 410 })
    expect(await actor()).toBeNull()
  })

  it('limits strangers who know the password to ten codes, without locking out a known browser', async () => {
    const { test, browser, secret } = await openWithFactor({ clock: () => new Date() })
    await browser.ask((admin) => admin.auth.signOut())
    const statuses = []
    for (let i = 0; i < 3; i++) {
      const { enterCode } = await firstStep(test, openBrowser(test, `192.0.2.${i}`))
      for (let j = 0; j < 4; j++) statuses.push(await enterCode('AAAAA-AAAAA'))
    }
    expect(statuses.at(9)).toMatchObject({ status: 422 })
    expect(statuses.at(10)).toMatchObject({ status: 429, retryAfter: expect.any(Number) })
    const { enterCode } = await firstStep(test, openBrowser(test, '198.51.100.1'))
    expect(await enterCode(codeOf(secret, 1))).toMatchObject({ ok: false, status: 429 })
    const known = await firstStep(test, browser)
    expect(await known.enterCode('000000')).toMatchObject({ status: 422 })
    expect(await known.enterCode(codeOf(secret, 1))).toMatchObject({ ok: true })
  })

  it('cannot be locked by strangers who do not know the password', async () => {
    const { test, secret } = await openWithFactor({ clock: () => new Date() })
    const stranger = openBrowser(test)
    for (let i = 0; i < 12; i++) {
      const enterCode = () => stranger.ask((admin) => admin.auth.enterCode({ code: '000000' }))
      expect(await enterCode()).toMatchObject({ status: 410 })
    }
    const { enterCode } = await firstStep(test, openBrowser(test, '198.51.100.1'))
    expect(await enterCode(codeOf(secret, 1))).toMatchObject({ ok: true })
  })

  it('is not accepted without a first step', async () => {
    const { test, secret } = await openWithFactor()
    const browser = openBrowser(test)
    const answer = await browser.ask((admin) => admin.auth.enterCode({ code: codeOf(secret) }))
    expect(answer).toMatchObject({ ok: false, status: 410 })
  })

  it('is turned off with the password; new recovery codes replace the earlier ones', async () => {
    const { test, browser, codes } = await openWithFactor()
    const renewed = await browser.ask((admin) => admin.ownAccount.renewRecoveryCodes({ password }))
    if (!renewed.ok) throw new Error(renewed.message)
    const { enterCode } = await firstStep(test)
    expect(await enterCode(codes[0] as string)).toMatchObject({ status: 422 })
    expect(await enterCode(renewed.value.codes[0] as string)).toMatchObject({ ok: true })
    const wrong = await browser.ask((admin) => admin.ownAccount.stopSecondFactor({ password: 'x' }))
    expect(wrong).toMatchObject({ ok: false, errors: { password: expect.any(String) } })
    expect(
      await browser.ask((admin) => admin.ownAccount.stopSecondFactor({ password })),
    ).toMatchObject({ ok: true })
    expect((await firstStep(test)).answer).toMatchObject({ value: { needs: 'nothing' } })
    const actions = (await test.rows('audit_log')).map(({ action }) => action)
    expect(actions).toEqual(
      expect.arrayContaining([
        'accounts.second-factor-added',
        'accounts.recovery-codes-renewed',
        'accounts.second-factor-removed',
      ]),
    )
  })
})
