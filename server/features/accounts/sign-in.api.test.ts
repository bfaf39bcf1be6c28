import { createHook } from 'node:async_hooks'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { accountMessages } from '#model/accounts/accounts.ts'
import { PERSON_HEADER } from '#model/admin-paths.ts'
import type { AdminServices } from '#server/admin-actions.ts'
import { addPerson, adminPassword, openBrowser, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, type TestSite } from '#tests/fixtures/api.ts'

type Browser = ReturnType<typeof openBrowser>

const known = 'ann@agency.test'
const unknown = 'nobody@agency.test'

async function openWithAnn(...options: Parameters<typeof openTestSite>) {
  const test = await openTestSite(...options)
  await addPerson(test.database, { name: 'Ann', email: known, role: 'editor' })
  return test
}

function attempt(test: TestSite, credentials: { email: string; password: string }) {
  return openBrowser(test).ask((admin) => admin.auth.signIn(credentials))
}

describe('signing in', () => {
  it('works with email and password, and is recorded', async () => {
    const test = await openTestSite()
    const { admin, email } = await signIn(test, 'editor')
    expect(await admin.session.actor()).toMatchObject({ email, role: 'editor' })
    expect(await test.rows('audit_log')).toMatchObject([
      {
        action: 'accounts.signed-in',
        actor_name: 'editor',
        summary: 'Signed in with password, Unknown device',
      },
    ])
  })

  it('ignores letter case in the address', async () => {
    const test = await openWithAnn()
    const answer = await attempt(test, { email: ' Ann@AGENCY.test ', password: adminPassword })
    expect(answer).toMatchObject({ ok: true })
  })

  it('ends on sign-out, which invalidates the cookie', async () => {
    const test = await openWithAnn()
    const browser = openBrowser(test)
    await browser.ask((admin) => admin.auth.signIn({ email: known, password: adminPassword }))
    const cookies = new Map(browser.jar)
    await browser.ask((admin) => admin.auth.signOut())
    expect([...browser.jar.keys()]).toEqual(['__Secure-wavelength.device'])
    for (const [name, value] of cookies) browser.jar.set(name, value)
    expect(await browser.ask((admin) => admin.session.actor())).toBeNull()
    expect(await test.rows('session')).toEqual([])
  })

  it('as somebody else does not save what the person before has on the screen', async () => {
    const test = await openTestSite()
    const ann = (await signIn(test, 'author', 'Ann')).admin
    const ben = await signIn(test, 'author', 'Ben')
    const save = async (person: AdminServices) => {
      const id = (await person.session.actor())?.id ?? ''
      const headers = { cookie: ben.cookie, [PERSON_HEADER]: id }
      const request = new Request('http://localhost/admin/actions/blog.create', { headers })
      const { admin } = await test.site.visitAdmin(request, { address: '192.0.2.7' })
      return admin.blog.create({ title: 'Half written' })
    }
    await expect(save(ann)).rejects.toMatchObject({ status: 401 })
    expect((await test.rows('posts')).map(({ title }) => title)).not.toContain('Half written')
    expect(await save(ben.admin)).toMatchObject({ ok: true })
  })

  it('creates a new session token each time', async () => {
    const test = await openWithAnn()
    const browser = openBrowser(test)
    const credentials = { email: known, password: adminPassword }
    await browser.ask((admin) => admin.auth.signIn(credentials))
    const [before] = [...browser.jar.values()]
    await browser.ask((admin) => admin.auth.signIn(credentials))
    expect([...browser.jar.values()][0]).not.toBe(before)
  })

  it('sets cookies that scripts and other sites cannot use', async () => {
    const test = await openWithAnn()
    const browser = openBrowser(test)
    await browser.ask((admin) => admin.auth.signIn({ email: known, password: adminPassword }))
    expect(browser.lines.length).toBeGreaterThan(0)
    for (const line of browser.lines) {
      expect(line).toMatch(/; HttpOnly/)
      expect(line).toMatch(/; SameSite=Lax/)
      expect(line).toMatch(/; Secure/)
    }
    const [{ token } = { token: '' }] = await test.rows('session')
    expect(JSON.stringify(await test.rows('audit_log'))).not.toContain(token)
  })
})

/** Counts the password hashes of this process from now on, both to store and to verify. */
function countPasswordHashes() {
  let count = 0
  const hook = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') count += 1
    },
  }).enable()
  onTestFinished(() => void hook.disable())
  return () => count
}

describe('an unknown address', () => {
  it('gets the same response as a wrong password, after the same work', async () => {
    const test = await openWithAnn()
    const hashes = countPasswordHashes()
    const wrong = await attempt(test, { email: known, password: 'something else' })
    expect(hashes()).toBe(1)
    const nobody = await attempt(test, { email: unknown, password: 'something else' })
    expect(hashes()).toBe(2)
    expect(nobody).toEqual(wrong)
    expect(wrong).toMatchObject({ ok: false, status: 422 })
  })

  it('gets the same response to a forgotten password as a known one, after the same work', async () => {
    const newId = vi.fn(() => crypto.randomUUID())
    const test = await openWithAnn({ newId }, { SMTP_URL: 'smtp://127.0.0.1:1' })
    const requestReset = async (email: string) => {
      newId.mockClear()
      const answer = await openBrowser(test).ask((admin) => admin.auth.forgot({ email }))
      return { answer, ids: newId.mock.calls.length }
    }
    const forKnown = await requestReset(known)
    expect(await requestReset(unknown)).toEqual(forKnown)
    expect(forKnown).toMatchObject({ answer: { ok: true }, ids: 2 })
    expect(await test.rows('account_links')).toMatchObject([{ kind: 'reset', email: known }])
    expect(await test.rows('outbox')).toMatchObject([
      { topic: 'password-reset', recipient: known, payload: 'null' },
    ])
  })

  it('gets the same error as a known one if there is no mail server', async () => {
    const test = await openWithAnn()
    const requestReset = (email: string) =>
      openBrowser(test).ask((admin) => admin.auth.forgot({ email }))
    expect(await requestReset(unknown)).toEqual(await requestReset(known))
    expect(await requestReset(known)).toMatchObject({ ok: false, status: 503 })
    expect(await test.rows('account_links')).toEqual([])
  })
})

describe('wrong passwords', () => {
  const signInWith = (browser: Browser, password: string, email = known) =>
    browser.ask((admin) => admin.auth.signIn({ email, password }))

  async function fail(test: TestSite, address: string, times: number, email = known) {
    const answers = []
    for (let i = 0; i < times; i++) {
      answers.push(await signInWith(openBrowser(test, address), 'wrong', email))
    }
    return answers.map((answer) => (answer.ok ? 200 : answer.status))
  }

  it('of strangers do not lock out people from other addresses', async () => {
    const test = await openWithAnn()
    for (let i = 1; i <= 12; i++) await fail(test, `192.0.2.${i}`, 1)
    expect(await signInWith(openBrowser(test, '198.51.100.1'), adminPassword)).toMatchObject({
      ok: true,
    })
  })

  it('cause longer and longer delays', async () => {
    const time = { now: Date.parse('2026-11-21T09:30:00Z') }
    const test = await openWithAnn({ clock: () => new Date(time.now) })
    expect(await fail(test, '192.0.2.1', 6)).toEqual([422, 422, 422, 422, 422, 429])
    const waits = []
    for (let i = 0; i < 9; i++) {
      const answer = await signInWith(openBrowser(test, '192.0.2.1'), adminPassword)
      if (answer.ok || !answer.retryAfter) throw new Error('There is no wait.')
      waits.push(answer.retryAfter)
      time.now += answer.retryAfter * 1000
      expect(await fail(test, '192.0.2.1', 1)).toEqual([422])
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900])
    time.now += 900_000
    expect(await signInWith(openBrowser(test, '192.0.2.1'), adminPassword)).toMatchObject({
      ok: true,
    })
  })

  it('are reset by a correct one, which is never counted', async () => {
    const test = await openWithAnn()
    for (let i = 0; i < 3; i++) {
      expect(await fail(test, '192.0.2.1', 4)).toEqual([422, 422, 422, 422])
      expect(await signInWith(openBrowser(test, '192.0.2.1'), adminPassword)).toMatchObject({
        ok: true,
      })
    }
  })

  it('for many accounts from one address delay that address', async () => {
    const test = await openWithAnn()
    const statuses = []
    for (let i = 0; i < 31; i++) {
      statuses.push(...(await fail(test, '2001:db8::1', 1, `person${i}@agency.test`)))
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })

  it('are limited when sent concurrently too', async () => {
    const test = await openWithAnn()
    const attempts = Array.from({ length: 20 }, () => fail(test, '192.0.2.1', 1))
    const statuses = (await Promise.all(attempts)).flat()
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
  })

  it('do not affect a browser that has signed in before, even at the same address', async () => {
    const test = await openWithAnn()
    const annBrowser = openBrowser(test, '192.0.2.1')
    await signInWith(annBrowser, adminPassword)
    await annBrowser.ask((admin) => admin.auth.signOut())
    expect(await fail(test, '192.0.2.1', 8)).toContain(429)
    expect(await signInWith(annBrowser, adminPassword)).toMatchObject({ ok: true })
    const statuses = []
    for (let i = 0; i < 11; i++) statuses.push(await signInWith(annBrowser, 'wrong'))
    expect(statuses.at(9)).toMatchObject({ status: 422 })
    expect(statuses.at(10)).toMatchObject({ status: 429, retryAfter: 5 })
  })

  it('count for a browser with a forged or outdated device cookie, or that of another account', async () => {
    const test = await openWithAnn()
    await addPerson(test.database, { name: 'Bob', email: 'bob@agency.test', role: 'viewer' })
    const name = '__Secure-wavelength.device'
    const ann = openBrowser(test, '192.0.2.9')
    await signInWith(ann, adminPassword)
    const cookie = ann.jar.get(name) as string
    const changed = { current: adminPassword, password: 'a quite different one' }
    await ann.ask((admin) => admin.ownAccount.changePassword(changed))
    expect(ann.jar.get(name)).not.toBe(cookie)
    const bob = openBrowser(test, '192.0.2.9')
    await signInWith(bob, adminPassword, 'bob@agency.test')
    const forged = `${cookie.slice(0, 37)}${'A'.repeat(43)}`
    await fail(test, '192.0.2.1', 5)
    for (const value of [cookie, bob.jar.get(name) as string, forged]) {
      const browser = openBrowser(test, '192.0.2.1')
      browser.jar.set(name, value)
      expect(await signInWith(browser, changed.password)).toMatchObject({ status: 429 })
    }
    ann.jar.delete('__Secure-wavelength.session_token')
    expect(await signInWith(ann, changed.password)).toMatchObject({ ok: true })
  })
})

describe('the audit log', () => {
  it('groups failed sign-ins by account, address and hour, without typed text', async () => {
    const test = await openWithAnn()
    const typed = 'a wrong secret of Ann'
    const fail = (email: string, address: string) =>
      openBrowser(test, address).ask((admin) => admin.auth.signIn({ email, password: typed }))
    for (let i = 0; i < 3; i++) await fail(known, '192.0.2.1')
    await fail(known, '2001:db8::7')
    await fail(unknown, '192.0.2.1')
    await fail('another@agency.test', '192.0.2.1')
    const owner = await signIn(test, 'owner')
    const { changes } = await owner.admin.audit.list({ topic: 'access' })
    const failed = changes.filter(({ action }) => action === 'accounts.sign-in-failed')
    expect(failed.map(({ actor, summary }) => `${actor}: ${summary}`).sort()).toEqual([
      'Unknown: Failed sign-in as Ann (wrong password), from 192.0.2.1, 3 times',
      'Unknown: Failed sign-in as Ann (wrong password), from 2001:db8::/64',
      'Unknown: Failed sign-in to an unknown account (wrong password), from 192.0.2.1, 2 times',
    ])
    const rows = JSON.stringify(await test.rows('audit_log'))
    for (const text of [typed, unknown]) expect(rows).not.toContain(text)
  })

  it('cannot be flooded by strangers: fifty rows per hour and account, then one with a count', async () => {
    const test = await openWithAnn()
    for (let i = 1; i <= 53; i++) {
      await openBrowser(test, `192.0.2.${i}`).ask((admin) =>
        admin.auth.signIn({ email: known, password: 'wrong' }),
      )
    }
    const rows = await test.rows('audit_log')
    expect(rows).toHaveLength(51)
    expect(rows.find(({ occurrences }) => occurrences === 3)).toMatchObject({
      summary: 'Failed sign-in as Ann, from other addresses',
    })
    // What was written while the clock was ahead does not count.
    const created_at = '2027-11-21T09:30:00.000Z'
    await test.database.store.updateTable('audit_log').set({ created_at }).execute()
    await openBrowser(test, '192.0.2.99').ask((admin) =>
      admin.auth.signIn({ email: known, password: 'wrong' }),
    )
    expect(await test.rows('audit_log')).toHaveLength(52)
  })

  it('records denied requests', async () => {
    const test = await openTestSite()
    const viewer = await signIn(test, 'viewer')
    for (let i = 0; i < 2; i++) {
      await expect(viewer.admin.audit.list()).rejects.toMatchObject({ status: 403 })
    }
    await expect(viewer.admin.notFound.dismiss({})).rejects.toMatchObject({ status: 403 })
    const denied = (await test.rows('audit_log')).filter(
      ({ action }) => action === 'accounts.permission-denied',
    )
    // Both may be of the same millisecond.
    denied.sort((one, other) => one.summary.localeCompare(other.summary))
    expect(denied).toMatchObject([
      { actor_name: 'viewer', summary: 'Permission denied: audit.list', occurrences: 2 },
      { actor_name: 'viewer', summary: 'Permission denied: not-found.dismiss', occurrences: 1 },
    ])
  })
})

describe('a forgotten password', () => {
  const settings = { SMTP_URL: 'smtp://127.0.0.1:1' }

  it('can always be replaced: links stay valid, and only the emails are limited', async () => {
    const time = { now: Date.parse('2026-11-21T09:30:00Z') }
    const test = await openWithAnn({ clock: () => new Date(time.now) }, settings)
    const requestReset = (address: string) =>
      openBrowser(test, address).ask((admin) => admin.auth.forgot({ email: known }))
    const links = async () => (await test.rows('account_links')).length
    const answers = []
    for (let i = 1; i <= 8; i++) answers.push(await requestReset(`192.0.2.${i}`))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ ok: true, message: accountMessages.resetSent, value: null })]),
    )
    expect([await links(), (await test.rows('outbox')).length]).toEqual([3, 3])
    time.now += 20 * 60_000
    await requestReset('192.0.2.9')
    await requestReset('192.0.2.10')
    expect(await links()).toBe(4)
  })
})

it('shows the audit log to owners only', async () => {
  const test = await openTestSite()
  const owner = await signIn(test, 'owner')
  const editor = await signIn(test, 'editor')
  const { changes } = await owner.admin.audit.list()
  expect(changes.map(({ action }) => action)).toEqual(['accounts.signed-in', 'accounts.signed-in'])
  await expect(editor.admin.audit.list()).rejects.toMatchObject({ status: 403 })
})
