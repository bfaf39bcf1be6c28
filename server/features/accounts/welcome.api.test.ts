import { describe, expect, it } from 'vitest'
import { addPerson, adminPassword, openBrowser, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, type TestSite } from '#tests/fixtures/api.ts'
import { mailedLinkKey } from './links.ts'

const password = 'a password of their own'

function follow(test: TestSite, given: Record<string, string>) {
  const browser = openBrowser(test)
  return { browser, answer: browser.ask((admin) => admin.auth.welcome(given)) }
}

const keyOf = (link: string | null) => link?.split('key=')[1] as string

describe('the first start', () => {
  it('has a link that signs in the first owner, once', async () => {
    const test = await openTestSite()
    const key = keyOf(await test.site.firstLink())
    expect(JSON.stringify(await test.rows('account_links'))).not.toContain(key)
    const given = { key, name: 'Ann Lee', email: 'Ann@agency.test', password }
    const { browser, answer } = follow(test, given)
    expect(await answer).toMatchObject({ ok: true, value: { isIn: true } })
    expect(await browser.ask((admin) => admin.session.actor())).toMatchObject({
      name: 'Ann Lee',
      email: 'ann@agency.test',
      role: 'owner',
    })
    const again = { ...given, email: 'bob@agency.test' }
    expect(await follow(test, again).answer).toMatchObject({ ok: false, status: 410 })
    expect(await test.site.firstLink()).toBeNull()
    expect((await test.rows('audit_log')).map(({ action }) => action)).toEqual([
      'accounts.joined',
      'accounts.signed-in',
    ])
  })

  it('replaces the link at each start', async () => {
    const test = await openTestSite()
    const first = keyOf(await test.site.firstLink())
    const second = keyOf(await test.site.firstLink())
    const read = (key: string) => openBrowser(test).ask((admin) => admin.auth.readLink({ key }))
    expect(await read(first)).toMatchObject({ ok: false, status: 410 })
    expect(await read(second)).toMatchObject({ ok: true, value: { kind: 'set-up', email: '' } })
  })

  it('has no valid link once there is an account', async () => {
    const test = await openTestSite()
    const key = keyOf(await test.site.firstLink())
    await addPerson(test.database, { name: 'Ann', email: 'ann@agency.test', role: 'viewer' })
    const given = { key, name: 'Eve', email: 'eve@agency.test', password }
    expect(await follow(test, given).answer).toMatchObject({ ok: false, status: 410 })
    expect(await test.rows('user')).toHaveLength(1)
  })

  it('uses the owner in the settings instead', async () => {
    const settings = { ADMIN_EMAIL: 'Owner@agency.test', ADMIN_PASSWORD: adminPassword }
    const test = await openTestSite({}, settings)
    await test.openAnother()
    expect(await test.site.firstLink()).toBeNull()
    const weak = { ...settings, ADMIN_PASSWORD: 'passwordpassword' }
    await expect(openTestSite({}, weak)).rejects.toThrow(/^ADMIN_PASSWORD cannot be used/)
    const given = { email: 'owner@agency.test', password: adminPassword }
    const answer = await openBrowser(test).ask((admin) => admin.auth.signIn(given))
    expect(answer).toMatchObject({ ok: true })
  })
})

describe('an invitation', () => {
  async function invited(clock = new Date('2026-11-21T09:30:00Z')) {
    const time = { now: clock }
    const test = await openTestSite({ clock: () => time.now })
    const { admin } = await signIn(test, 'owner')
    const answer = await admin.accounts.invite({
      email: 'ann@agency.test',
      role: 'editor',
      password: adminPassword,
    })
    if (!answer.ok || !answer.value) throw new Error('There is no link.')
    return { test, admin, key: keyOf(answer.value.link), time }
  }

  it('is accepted with a name and a password, for the invited address', async () => {
    const { test, key } = await invited()
    const given = { key, name: 'Ann', email: 'eve@agency.test', role: 'owner', password }
    const { browser, answer } = follow(test, given)
    expect(await answer).toMatchObject({ ok: true })
    expect(await browser.ask((admin) => admin.session.actor())).toMatchObject({
      email: 'ann@agency.test',
      role: 'editor',
    })
    expect(await follow(test, given).answer).toMatchObject({ ok: false, status: 410 })
  })

  it('is accepted once when two people use it at the same time', async () => {
    const { test, key } = await invited()
    const given = { key, name: 'Ann', password }
    const answers = await Promise.all([follow(test, given).answer, follow(test, given).answer])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await test.rows('user')).toHaveLength(2)
  })

  it('reports what is missing and stays valid; reading it changes nothing', async () => {
    const { test, key } = await invited()
    for (let i = 0; i < 2; i++) {
      await openBrowser(test).ask((admin) => admin.auth.readLink({ key }))
    }
    const short = await follow(test, { key, name: '', password: 'short' }).answer
    expect(short).toMatchObject({
      ok: false,
      status: 422,
      errors: { name: 'Enter a name', password: expect.stringContaining('12 characters') },
    })
    expect(await follow(test, { key, name: 'Ann', password }).answer).toMatchObject({ ok: true })
  })

  it('refuses a weak password and stays valid', async () => {
    const { test, key } = await invited()
    for (const weak of ['passwordpassword', 'wavelength-site-77']) {
      const answer = await follow(test, { key, name: 'Ann', password: weak }).answer
      expect(answer).toMatchObject({ status: 422, errors: { password: expect.any(String) } })
    }
    expect(await follow(test, { key, name: 'Ann', password }).answer).toMatchObject({ ok: true })
  })

  it('works for seven days', async () => {
    const { test, key, time } = await invited()
    time.now = new Date('2026-11-28T09:30:00Z')
    const given = { key, name: 'Ann', password }
    expect(await follow(test, given).answer).toMatchObject({ ok: false, status: 410 })
  })

  it('is refused with any other key', async () => {
    const { test } = await invited()
    for (const key of ['', 'x', 'a'.repeat(43)]) {
      const answer = await follow(test, { key, name: 'Ann', password }).answer
      expect(answer).toMatchObject({ ok: false, status: 410 })
    }
  })
})

describe('a reset', () => {
  async function forgotten() {
    const time = { now: new Date('2026-11-21T09:30:00Z') }
    const test = await openTestSite({ clock: () => time.now }, { SMTP_URL: 'smtp://127.0.0.1:1' })
    const person = await signIn(test, 'editor')
    await openBrowser(test).ask((admin) => admin.auth.forgot({ email: person.email }))
    const [link] = await test.rows('account_links')
    const key = mailedLinkKey(test.secrets, link?.id as string)
    return { test, person, key, time }
  }

  it('sets a new password, ends all sessions, and does not sign in', async () => {
    const { test, person, key } = await forgotten()
    const { browser, answer } = follow(test, { key, password })
    expect(await answer).toMatchObject({ ok: true, value: { isIn: false } })
    expect(await test.rows('session')).toEqual([])
    expect(await browser.ask((admin) => admin.session.actor())).toBeNull()
    const enter = (given: string) =>
      openBrowser(test).ask((admin) => admin.auth.signIn({ email: person.email, password: given }))
    expect(await enter(adminPassword)).toMatchObject({ ok: false })
    expect(await enter(password)).toMatchObject({ ok: true })
    expect(await follow(test, { key, password }).answer).toMatchObject({ status: 410 })
    expect((await test.rows('audit_log')).map(({ action }) => action)).toContain(
      'accounts.password-reset',
    )
  })

  it('refuses a weak password', async () => {
    const { test, key } = await forgotten()
    const answer = await follow(test, { key, password: '123456789012' }).answer
    expect(answer).toMatchObject({ status: 422, errors: { password: expect.any(String) } })
  })

  it('works for an hour', async () => {
    const { test, key, time } = await forgotten()
    time.now = new Date('2026-11-21T10:30:00Z')
    expect(await follow(test, { key, password }).answer).toMatchObject({ status: 410 })
  })

  it('keeps the first link valid after a second email; the new password ends both', async () => {
    const { test, person, key } = await forgotten()
    await openBrowser(test).ask((admin) => admin.auth.forgot({ email: person.email }))
    const links = await test.rows('account_links')
    expect(links).toHaveLength(2)
    const keys = links.map(({ id }) => mailedLinkKey(test.secrets, id))
    expect(keys).toContain(key)
    expect(await follow(test, { key, password }).answer).toMatchObject({ ok: true })
    for (const any of keys) {
      expect(await follow(test, { key: any, password }).answer).toMatchObject({ status: 410 })
    }
  })

  it('link is invalid once the password has been changed in another way', async () => {
    const { test, person, key } = await forgotten()
    const browser = openBrowser(test)
    const given = { email: person.email, password: adminPassword }
    await browser.ask((admin) => admin.auth.signIn(given))
    const changed = { current: adminPassword, password: 'changed meanwhile' }
    await browser.ask((admin) => admin.ownAccount.changePassword(changed))
    expect(await follow(test, { key, password }).answer).toMatchObject({ status: 410 })
  })
})
