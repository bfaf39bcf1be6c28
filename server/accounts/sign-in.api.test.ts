import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addPerson, adminPassword, openBrowser, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, type TestSite } from '#tests/fixtures/api.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

vi.mock(import('./password-hash.ts'), async (original) => {
  const real = await original()
  return { hashPassword: vi.fn(real.hashPassword), verifyPassword: vi.fn(real.verifyPassword) }
})

beforeEach(() => {
  vi.mocked(hashPassword).mockClear()
  vi.mocked(verifyPassword).mockClear()
})

const known = 'ann@agency.test'
const unknown = 'nobody@agency.test'

async function openWithAnn(...given: Parameters<typeof openTestSite>) {
  const test = await openTestSite(...given)
  await addPerson(test.database, { name: 'Ann', email: known, role: 'editor' })
  vi.mocked(hashPassword).mockClear()
  return test
}

function attempt(test: TestSite, given: { email: string; password: string }) {
  return openBrowser(test).ask((admin) => admin.accounts.signIn(given))
}

describe('signing in', () => {
  it('goes by e-mail and password, and is written down', async () => {
    const test = await openTestSite()
    const { admin, email } = await signIn(test, 'editor')
    expect(await admin.session.actor()).toMatchObject({ email, role: 'editor' })
    expect(await test.rows('audit_log')).toMatchObject([
      { action: 'session.opened', actor_name: 'editor', summary: 'Signed in, Unknown device' },
    ])
  })

  it('does not mind capitals in the address', async () => {
    const test = await openWithAnn()
    const answer = await attempt(test, { email: ' Ann@AGENCY.test ', password: adminPassword })
    expect(answer).toMatchObject({ ok: true })
  })

  it('ends with signing out: the same cookie opens nothing then', async () => {
    const test = await openWithAnn()
    const browser = openBrowser(test)
    await browser.ask((admin) => admin.accounts.signIn({ email: known, password: adminPassword }))
    const cookies = new Map(browser.jar)
    await browser.ask((admin) => admin.accounts.signOut())
    expect(browser.jar.size).toBe(0)
    for (const [name, value] of cookies) browser.jar.set(name, value)
    expect(await browser.ask((admin) => admin.session.actor())).toBeNull()
    expect(await test.rows('session')).toEqual([])
  })

  it('gives a session that nobody could know before', async () => {
    const test = await openWithAnn()
    const browser = openBrowser(test)
    const given = { email: known, password: adminPassword }
    await browser.ask((admin) => admin.accounts.signIn(given))
    const [before] = [...browser.jar.values()]
    await browser.ask((admin) => admin.accounts.signIn(given))
    expect([...browser.jar.values()][0]).not.toBe(before)
  })

  it('sends cookies that no script and no other site can use', async () => {
    const test = await openWithAnn()
    const browser = openBrowser(test)
    await browser.ask((admin) => admin.accounts.signIn({ email: known, password: adminPassword }))
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

describe('an unknown address', () => {
  it('is answered as a wrong password is, after the same work', async () => {
    const test = await openWithAnn()
    const works = () =>
      vi.mocked(hashPassword).mock.calls.length + vi.mocked(verifyPassword).mock.calls.length
    const wrong = await attempt(test, { email: known, password: 'something else' })
    expect(works()).toBe(1)
    const nobody = await attempt(test, { email: unknown, password: 'something else' })
    expect(works()).toBe(2)
    expect(nobody).toEqual(wrong)
    expect(wrong).toMatchObject({ ok: false, status: 422 })
    expect(await test.rows('audit_log')).toEqual([])
  })

  it('that forgot its password is answered as a known one, after the same work', async () => {
    const newId = vi.fn(() => crypto.randomUUID())
    const test = await openWithAnn({ newId }, { SMTP_URL: 'smtp://127.0.0.1:1' })
    const ask = async (email: string) => {
      newId.mockClear()
      const answer = await openBrowser(test).ask((admin) => admin.accounts.forgot({ email }))
      return { answer, ids: newId.mock.calls.length }
    }
    const forKnown = await ask(known)
    expect(await ask(unknown)).toEqual(forKnown)
    expect(forKnown).toMatchObject({ answer: { ok: true }, ids: 2 })
    expect(await test.rows('account_links')).toMatchObject([{ kind: 'reset', email: known }])
    expect(await test.rows('outbox')).toMatchObject([
      { topic: 'password-reset', recipient: known, payload: 'null' },
    ])
  })

  it('and a known one hear alike that no mail can leave', async () => {
    const test = await openWithAnn()
    const ask = (email: string) =>
      openBrowser(test).ask((admin) => admin.accounts.forgot({ email }))
    expect(await ask(unknown)).toEqual(await ask(known))
    expect(await ask(known)).toMatchObject({ ok: false, status: 503 })
    expect(await test.rows('account_links')).toEqual([])
  })
})

describe('whoever tries too often has to wait', () => {
  it('by where they come from', async () => {
    const test = await openWithAnn({ figures: { signIn: { points: 2, seconds: 900 } } })
    const tries = [known, unknown, 'other@agency.test'].map((email) => ({ email, password: 'x' }))
    const statuses = []
    for (const given of tries) statuses.push(await attempt(test, given))
    expect(statuses).toMatchObject([{ status: 422 }, { status: 422 }, { status: 429 }])
  })

  it('by the account, from wherever they come', async () => {
    const figures = {
      signIn: { points: 100, seconds: 900 },
      signInAccount: { points: 2, seconds: 900 },
    }
    const test = await openWithAnn({ figures })
    const statuses = []
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      const browser = openBrowser(test, address)
      statuses.push(
        await browser.ask((admin) => admin.accounts.signIn({ email: known, password: 'x' })),
      )
    }
    expect(statuses).toMatchObject([{ status: 422 }, { status: 422 }, { status: 429 }])
  })
})

it('shows the audit log to owners alone', async () => {
  const test = await openTestSite()
  const owner = await signIn(test, 'owner')
  const editor = await signIn(test, 'editor')
  const { changes } = await owner.admin.audit.list()
  expect(changes.map(({ action }) => action)).toEqual(['session.opened', 'session.opened'])
  await expect(editor.admin.audit.list()).rejects.toMatchObject({ status: 403 })
})
