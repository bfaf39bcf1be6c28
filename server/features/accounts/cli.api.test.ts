import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { addPerson, adminPassword, openBrowser } from '#tests/fixtures/admin.ts'
import { openTestSite, temporaryFolder } from '#tests/fixtures/api.ts'
import { openAuthenticator } from '#tests/fixtures/authenticator.ts'
import { emptyDatabase } from '#tests/fixtures/test-database.ts'
import { codeOf } from '#tests/fixtures/totp.ts'

const email = 'ann@agency.test'
const password = adminPassword
const program = fileURLToPath(new URL('../../../tools/admin.ts', import.meta.url))

/** By the clock of the program, which runs in a process of its own. */
async function setup() {
  const test = await openTestSite({ clock: () => new Date() })
  await addPerson(test.database, { name: 'Ann Lee', email, role: 'editor' })
  const admin = (...args: string[]) => run(args, test.environment)
  const signInAnn = async (withPassword = password) => {
    const browser = openBrowser(test)
    const answer = await browser.ask((visitor) =>
      visitor.auth.signIn({ email, password: withPassword }),
    )
    return { browser, answer }
  }
  return { test, admin, signInAnn }
}

async function run(args: string[], environment: Record<string, string | undefined>) {
  const env = { ...process.env, NODE_ENV: 'production', ...environment }
  const running = promisify(execFile)(process.execPath, [program, ...args], { env })
  const { stdout, stderr } = await running.catch((failed) => failed)
  return `${stdout}${stderr}`
}

test('lists all accounts', async () => {
  const { admin } = await setup()
  expect(await admin()).toMatch(/^editor +ann@agency\.test +password only +Ann Lee\n$/)
})

test('a link replaces a lost password once', async () => {
  const { test, admin } = await setup()
  const printed = await admin('reset', 'Ann@agency.test')
  const [, key = ''] =
    /https:\/\/wavelength\.example\/admin\/welcome\?key=(\S+)/.exec(printed) ?? []
  const form = { key, password: 'another long password' }
  const acceptLink = () => openBrowser(test).ask((visitor) => visitor.auth.welcome(form))
  expect(await acceptLink()).toMatchObject({ ok: true })
  expect(await acceptLink()).toMatchObject({ ok: false, status: 410 })
})

test('a new password is printed once, works immediately and ends all sessions', async () => {
  const { test, admin, signInAnn } = await setup()
  await signInAnn()
  const printed = await admin('reset', email, '--password')
  expect(await test.rows('session')).toEqual([])
  expect((await signInAnn()).answer).toMatchObject({ ok: false })
  const newPassword = printed.trim().split('\n').at(-1) as string
  expect((await signInAnn(newPassword)).answer).toMatchObject({ ok: true })
  expect(JSON.stringify(await test.rows('audit_log'))).not.toContain(newPassword)
  const audited = await test.rows('audit_log')
  expect(audited.find(({ action }) => action === 'accounts.password-reset')).toMatchObject({
    actor_name: 'The server',
  })
})

test('a lost second factor is removed, with all passkeys', async () => {
  const { test, admin, signInAnn } = await setup()
  const { browser } = await signInAnn()
  const started = await browser.ask((client) => client.ownAccount.startSecondFactor({ password }))
  if (!started.ok) throw new Error(started.message)
  const code = codeOf(started.value.secret)
  await browser.ask((client) => client.ownAccount.confirmSecondFactor({ code }))
  const passkey = await browser.ask((client) => client.ownAccount.startPasskey({ password }))
  if (!passkey.ok) throw new Error(passkey.message)
  const credential = openAuthenticator().create(passkey.value.options)
  await browser.ask((client) => client.ownAccount.addPasskey({ name: 'Laptop', credential }))
  expect((await signInAnn()).answer).toMatchObject({ value: { needs: 'code' } })
  await admin('second-factor-off', email)
  expect(await test.rows('passkeys')).toEqual([])
  expect((await signInAnn()).answer).toMatchObject({ value: { needs: 'nothing' } })
})

test('a new owner gets a set-up link; an existing account becomes an owner immediately', async () => {
  const { test, admin, signInAnn } = await setup()
  const printed = await admin('owner', 'new@agency.test')
  const [, key = ''] = /\?key=(\S+)/.exec(printed) ?? []
  const form = { key, name: 'New', password: 'another long password' }
  const joined = await openBrowser(test).ask((visitor) => visitor.auth.welcome(form))
  expect(joined).toMatchObject({ ok: true })
  expect(await admin('owner', email)).toContain('is an owner now')
  const { browser } = await signInAnn()
  const { people } = await browser.ask((client) => client.accounts.list())
  expect(people.map(({ role }) => role)).toEqual(['owner', 'owner'])
})

test('errors are clear messages', async () => {
  const { admin } = await setup()
  expect(await admin('reset', 'nobody@agency.test')).toContain('There is no account with')
  expect(await admin('reset')).toContain('npm run admin -- reset EMAIL')
  expect(await admin('owner', 'not an address')).toContain('not an email address')
  const empty = { DATA_DIR: await temporaryFolder(), DATABASE_URL: await emptyDatabase() }
  expect(await run([], empty)).toContain('no site in this database')
})
