import { describe, expect, it } from 'vitest'
import { addPerson, adminPassword, openBrowser, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, type TestSite } from '#tests/fixtures/api.ts'
import { mailedLinkKey } from './links.ts'

const password = 'a password of their own'

function acceptLink(test: TestSite, form: Record<string, string>) {
  const browser = openBrowser(test)
  return { browser, answer: browser.ask((admin) => admin.auth.welcome(form)) }
}

const keyOf = (link: string | null) => link?.split('key=')[1] as string

describe('the first start', () => {
  it('offers a link that signs in the first owner, once', async () => {
    const test = await openTestSite()
    const key = keyOf(await test.site.firstLink())
    const isNew = () => openBrowser(test).ask((admin) => admin.auth.isNew())
    expect(await isNew()).toMatchObject({ value: true })
    expect(JSON.stringify(await test.rows('account_links'))).not.toContain(key)
    const form = { key, name: 'Ann Lee', email: 'Ann@agency.test', password }
    const { browser, answer } = acceptLink(test, form)
    expect(await answer).toMatchObject({ ok: true, value: { isIn: true } })
    expect(await browser.ask((admin) => admin.session.actor())).toMatchObject({
      name: 'Ann Lee',
      email: 'ann@agency.test',
      role: 'owner',
    })
    const again = { ...form, email: 'bob@agency.test' }
    expect(await acceptLink(test, again).answer).toMatchObject({ ok: false, status: 410 })
    expect(await test.site.firstLink()).toBeNull()
    expect(await isNew()).toMatchObject({ value: false })
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
    const form = { key, name: 'Eve', email: 'eve@agency.test', password }
    expect(await acceptLink(test, form).answer).toMatchObject({ ok: false, status: 410 })
    expect(await test.rows('user')).toHaveLength(1)
  })

  it('has no link if the settings define the owner', async () => {
    const settings = { ADMIN_EMAIL: 'Owner@agency.test', ADMIN_PASSWORD: adminPassword }
    const test = await openTestSite({}, settings)
    await test.openAnother()
    expect(await test.site.firstLink()).toBeNull()
    const weak = { ...settings, ADMIN_PASSWORD: 'passwordpassword' }
    await expect(openTestSite({}, weak)).rejects.toThrow(/^ADMIN_PASSWORD cannot be used/)
    const credentials = { email: 'owner@agency.test', password: adminPassword }
    const answer = await openBrowser(test).ask((admin) => admin.auth.signIn(credentials))
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
    const form = { key, name: 'Ann', email: 'eve@agency.test', role: 'owner', password }
    const { browser, answer } = acceptLink(test, form)
    expect(await answer).toMatchObject({ ok: true })
    expect(await browser.ask((admin) => admin.session.actor())).toMatchObject({
      email: 'ann@agency.test',
      role: 'editor',
    })
    expect(await acceptLink(test, form).answer).toMatchObject({ ok: false, status: 410 })
  })

  it('is accepted once when two people use it at the same time', async () => {
    const { test, key } = await invited()
    const form = { key, name: 'Ann', password }
    const answers = await Promise.all([
      acceptLink(test, form).answer,
      acceptLink(test, form).answer,
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await test.rows('user')).toHaveLength(2)
  })

  it('reports what is missing and stays valid; reading it changes nothing', async () => {
    const { test, key } = await invited()
    for (let i = 0; i < 2; i++) {
      await openBrowser(test).ask((admin) => admin.auth.readLink({ key }))
    }
    const short = await acceptLink(test, { key, name: '', password: 'short' }).answer
    expect(short).toMatchObject({
      ok: false,
      status: 422,
      errors: { name: 'Enter a name', password: expect.stringContaining('12 characters') },
    })
    expect(await acceptLink(test, { key, name: 'Ann', password }).answer).toMatchObject({
      ok: true,
    })
  })

  it('refuses a weak password and stays valid', async () => {
    const { test, key } = await invited()
    for (const weak of ['passwordpassword', 'wavelength-site-77']) {
      const answer = await acceptLink(test, { key, name: 'Ann', password: weak }).answer
      expect(answer).toMatchObject({ status: 422, errors: { password: expect.any(String) } })
    }
    expect(await acceptLink(test, { key, name: 'Ann', password }).answer).toMatchObject({
      ok: true,
    })
  })

  it('works for seven days', async () => {
    const { test, key, time } = await invited()
    time.now = new Date('2026-11-28T09:30:00Z')
    const form = { key, name: 'Ann', password }
    expect(await acceptLink(test, form).answer).toMatchObject({ ok: false, status: 410 })
  })

  it('is refused with any other key', async () => {
    const { test } = await invited()
    for (const key of ['', 'x', 'a'.repeat(43)]) {
      const answer = await acceptLink(test, { key, name: 'Ann', password }).answer
      expect(answer).toMatchObject({ ok: false, status: 410 })
    }
  })
})

describe('a password reset', () => {
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
    const { browser, answer } = acceptLink(test, { key, password })
    expect(await answer).toMatchObject({ ok: true, value: { isIn: false } })
    expect(await test.rows('session')).toEqual([])
    expect(await browser.ask((admin) => admin.session.actor())).toBeNull()
    const signInWith = (withPassword: string) =>
      openBrowser(test).ask((admin) =>
        admin.auth.signIn({ email: person.email, password: withPassword }),
      )
    expect(await signInWith(adminPassword)).toMatchObject({ ok: false })
    expect(await signInWith(password)).toMatchObject({ ok: true })
    expect(await acceptLink(test, { key, password }).answer).toMatchObject({ status: 410 })
    expect((await test.rows('audit_log')).map(({ action }) => action)).toContain(
      'accounts.password-reset',
    )
  })

  it('refuses a weak password', async () => {
    const { test, key } = await forgotten()
    const answer = await acceptLink(test, { key, password: '123456789012' }).answer
    expect(answer).toMatchObject({ status: 422, errors: { password: expect.any(String) } })
  })

  it('works for an hour', async () => {
    const { test, key, time } = await forgotten()
    time.now = new Date('2026-11-21T10:30:00Z')
    expect(await acceptLink(test, { key, password }).answer).toMatchObject({ status: 410 })
  })

  it('keeps the first link valid after a second email; using one invalidates both', async () => {
    const { test, person, key } = await forgotten()
    await openBrowser(test).ask((admin) => admin.auth.forgot({ email: person.email }))
    const links = await test.rows('account_links')
    expect(links).toHaveLength(2)
    const keys = links.map(({ id }) => mailedLinkKey(test.secrets, id))
    expect(keys).toContain(key)
    expect(await acceptLink(test, { key, password }).answer).toMatchObject({ ok: true })
    for (const linkKey of keys) {
      expect(await acceptLink(test, { key: linkKey, password }).answer).toMatchObject({
        status: 410,
      })
    }
  })

  it('link is invalid once the password has been changed in another way', async () => {
    const { test, person, key } = await forgotten()
    const browser = openBrowser(test)
    const credentials = { email: person.email, password: adminPassword }
    await browser.ask((admin) => admin.auth.signIn(credentials))
    const changed = { current: adminPassword, password: 'changed meanwhile' }
    await browser.ask((admin) => admin.ownAccount.changePassword(changed))
    expect(await acceptLink(test, { key, password }).answer).toMatchObject({ status: 410 })
  })
})
