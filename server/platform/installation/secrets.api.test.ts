import { createHmac, randomBytes } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { resetByLink } from '#server/features/accounts/cli.ts'
import { openSite } from '#server/open-site.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { addPerson, adminPassword, openBrowser } from '#tests/fixtures/admin.ts'
import { openTestSite, type TestSite, temporaryFolder } from '#tests/fixtures/api.ts'
import { openAuthenticator } from '#tests/fixtures/authenticator.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'
import { codeOf } from '#tests/fixtures/totp.ts'

const email = 'ann@agency.test'
const password = adminPassword
const SESSION = '__Secure-wavelength.session_token'

const keyFile = ({ dataDir }: TestSite) => join(dataDir, 'secret.key')

/** Starts another server on the same database, with these settings instead of the test site's own. */
async function start({ environment }: TestSite, settings: Record<string, string | undefined> = {}) {
  const config = readConfig({ ...environment, ...settings })
  const quiet = { log: () => {}, report: () => '', repeat: () => undefined }
  const site = await openSite(config, { content: fixtureContent, ...quiet })
  onTestFinished(() => site.close())
  return site
}

async function signInAnn(test: Pick<TestSite, 'site'>) {
  const browser = openBrowser(test)
  await browser.ask((admin) => admin.auth.signIn({ email, password }))
  return browser
}

async function addFactor(browser: ReturnType<typeof openBrowser>) {
  const begun = await browser.ask((admin) => admin.ownAccount.startSecondFactor({ password }))
  if (!begun.ok) throw new Error(begun.message)
  const code = codeOf(begun.value.secret)
  await browser.ask((admin) => admin.ownAccount.confirmSecondFactor({ code }))
}

async function addPasskey(
  site: TestSite['site'],
  address: string,
  device: ReturnType<typeof openAuthenticator>,
) {
  const browser = openBrowser({ site })
  await browser.ask((admin) => admin.auth.signIn({ email: address, password }))
  const begun = await browser.ask((admin) => admin.ownAccount.startPasskey({ password }))
  if (!begun.ok) throw new Error(begun.message)
  const credential = device.create(begun.value.options)
  await browser.ask((admin) => admin.ownAccount.addPasskey({ name: 'Key', credential }))
}

describe('the secret key', () => {
  it('is created at the first start, readable only by the server, and not in the database', async () => {
    const test = await openTestSite()
    const key = (await readFile(keyFile(test), 'utf8')).trim()
    expect(key).toMatch(/^[\w-]{43}$/)
    expect((await stat(keyFile(test))).mode & 0o777).toBe(0o600)
    const stored = JSON.stringify(await test.rows('settings'))
    for (const secret of [key, ...Object.values(test.secrets)]) expect(stored).not.toContain(secret)
    const secrets = Object.values(test.secrets)
    expect(new Set(secrets).size).toBe(secrets.length)
  })

  it('can be a setting, shared by several servers', async () => {
    const SECRET_KEY = randomBytes(32).toString('base64')
    const test = await openTestSite({}, { SECRET_KEY })
    await expect(stat(keyFile(test))).rejects.toThrow('ENOENT')
    await addPerson(test.database, { name: 'Ann', email, role: 'editor' })
    const browser = await signInAnn(test)
    const elsewhere =
      inject('databaseKind') === 'postgres' ? { DATA_DIR: await temporaryFolder() } : {}
    const site = await start(test, elsewhere)
    const there = openBrowser({ site })
    for (const [name, value] of browser.jar) there.jar.set(name, value)
    expect(await there.ask((admin) => admin.session.actor())).toMatchObject({ email })
  })

  it('prevents the start if it is missing, without changing anything', async () => {
    const test = await openTestSite()
    const key = await readFile(keyFile(test), 'utf8')
    await rm(keyFile(test))
    await expect(start(test)).rejects.toThrow(
      /secret\.key, and SECRET_KEY is not set\. Nothing was changed\..*ACCEPT_NEW_SECRET_KEY=yes/,
    )
    await expect(stat(keyFile(test))).rejects.toThrow('ENOENT')
    await start(test, { SECRET_KEY: key })
  })

  it('prevents the start if it is another one', async () => {
    const test = await openTestSite()
    const SECRET_KEY = randomBytes(32).toString('base64')
    await expect(start(test, { SECRET_KEY })).rejects.toThrow(
      'SECRET_KEY is not the secret key that this database was used with',
    )
    await start(test)
  })

  it('can be replaced if it is lost, which ends sessions and second factors', async () => {
    const test = await openTestSite({ clock: () => new Date() })
    await addPerson(test.database, { name: 'Ann', email, role: 'editor' })
    const before = await start(test)
    const browser = await signInAnn({ site: before })
    await addFactor(browser)
    const bob = { name: 'Bob', email: 'bob@agency.test', role: 'editor' } as const
    await addPerson(test.database, bob)
    const device = openAuthenticator()
    await addPasskey(before, bob.email, device)
    const reset = await resetByLink(
      { store: test.database.store, clock: () => new Date(), newId: () => crypto.randomUUID() },
      email,
    )
    await rm(keyFile(test))
    const site = await start(test, { ACCEPT_NEW_SECRET_KEY: 'yes' })
    const there = openBrowser({ site })
    for (const [name, value] of browser.jar) there.jar.set(name, value)
    expect(await there.ask((admin) => admin.session.actor())).toBeNull()
    const answer = await there.ask((admin) => admin.auth.signIn({ email, password }))
    expect(answer).toMatchObject({ ok: true, value: { needs: 'nothing' } })
    const bobsAnswer = await openBrowser({ site }).ask((admin) =>
      admin.auth.signIn({ email: bob.email, password }),
    )
    expect(bobsAnswer, 'passkeys need no secret').toMatchObject({ value: { needs: 'passkey' } })
    const key = reset.split('=')[1]
    const read = await openBrowser({ site }).ask((admin) => admin.auth.readLink({ key }))
    expect(read).toMatchObject({ ok: false, status: 410 })
    const actions = (await test.rows('audit_log')).map(({ action }) => action)
    expect(actions).toContain('system.secret-key-replaced')
    await start(test)
  })

  it('prevents the start if it is not a key', async () => {
    const test = await openTestSite()
    await rm(keyFile(test))
    await writeFile(keyFile(test), 'short\n')
    await expect(start(test)).rejects.toThrow('is not a secret key')
  })
})

it('a stolen database is not enough to sign in: cookies are signed with the key', async () => {
  const test = await openTestSite()
  await addPerson(test.database, { name: 'Ann', email, role: 'editor' })
  const own = await signInAnn(test)
  const [{ token } = { token: '' }] = await test.rows('session')
  expect(own.jar.get(SESSION)).toContain(token)
  const thief = openBrowser(test)
  const actor = () => thief.ask((admin) => admin.session.actor())
  const signed = (secret: string) =>
    encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)
  const settings = (await test.rows('settings')).map(({ value }) => value)
  for (const value of [token, `${token}.`, ...settings.map(signed)]) {
    thief.jar.set(SESSION, value)
    expect(await actor()).toBeNull()
  }
  thief.jar.set(SESSION, signed(test.secrets.auth))
  expect(await actor()).toMatchObject({ email })
})
