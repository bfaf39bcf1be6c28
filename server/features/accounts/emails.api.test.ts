import { expect, onTestFinished, test } from 'vitest'
import { renderMail } from '#app/emails/render-email.tsx'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { addPerson, adminPassword, openBrowser, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { openAuthenticator } from '#tests/fixtures/authenticator.ts'
import { startSmtp } from '#tests/fixtures/smtp.ts'
import { codeOf } from '#tests/fixtures/totp.ts'

const password = 'a password of their own'

async function setup() {
  const { url, received } = await startSmtp(onTestFinished)
  const mailer = createMailer(url)
  onTestFinished(() => mailer.close())
  const own = await openTestSite({ mailer, renderMail }, { SMTP_URL: url })
  const { admin } = await signIn(own, 'owner', 'Olga')
  const keys = () =>
    received.map(({ text }) => /\/admin\/welcome\?key=(\S+)/.exec(text ?? '')?.[1] as string)
  const follow = (given: Record<string, string>) =>
    openBrowser(own).ask((visitor) => visitor.auth.welcome(given))
  return { ...own, admin, received, keys, follow }
}

test('an invitation is emailed with a link that works once and is not stored in the database', async () => {
  const { admin, site, received, keys, follow, rows } = await setup()
  await admin.accounts.invite({ email: 'ann@agency.test', role: 'editor', password: adminPassword })
  await site.sendOutbox()
  expect(received).toMatchObject([
    { subject: 'Olga invites you to Wavelength’s website', envelopeTo: ['ann@agency.test'] },
  ])
  expect(received[0]?.text).toContain('Replies to leads, writes and publishes')
  const [key = ''] = keys()
  const stored = [await rows('account_links'), await rows('outbox'), await rows('audit_log')]
  expect(JSON.stringify(stored)).not.toContain(key)
  expect(await follow({ key, name: 'Ann', password })).toMatchObject({ ok: true })
  expect(await follow({ key, name: 'Eve', password })).toMatchObject({ ok: false, status: 410 })
})

test('an invitation that is withdrawn before it was sent is not sent', async () => {
  const { admin, site, received, rows } = await setup()
  await admin.accounts.invite({ email: 'ann@agency.test', role: 'editor', password: adminPassword })
  const [invited] = (await admin.accounts.list()).invitations
  await admin.accounts.withdrawInvitation({ id: invited?.id })
  await site.sendOutbox()
  expect(received).toEqual([])
  expect(await rows('outbox')).toEqual([])
})

test('a forgotten password is replaced by an emailed link; unknown addresses get none', async () => {
  const own = await setup()
  for (const email of ['olga@agency.test', 'nobody@agency.test']) {
    await openBrowser(own).ask((visitor) => visitor.auth.forgot({ email }))
  }
  await own.site.sendOutbox()
  expect(own.received).toMatchObject([
    { subject: 'A new password for Wavelength’s website', envelopeTo: ['olga@agency.test'] },
  ])
  const [key = ''] = own.keys()
  expect(await own.follow({ key, password })).toMatchObject({ ok: true, value: { isIn: false } })
})

test('a person is notified once of each change to their sign-in, with device and address, without secrets', async () => {
  const { admin, site, received, database, ...own } = await setup()
  const email = 'ann@agency.test'
  await addPerson(database, { name: 'Ann', email, role: 'editor' })
  const test = { site, database }
  const enter = async (browser = openBrowser(test)) => {
    await browser.ask((visitor) => visitor.auth.signIn({ email, password: adminPassword }))
    return browser
  }
  const notices = async () => {
    const before = received.length
    await site.sendOutbox()
    await site.sendOutbox()
    return received.slice(before).map(({ subject, envelopeTo }) => {
      expect(envelopeTo).toEqual([email])
      return subject?.split(':')[0]
    })
  }
  const browser = await enter()
  await enter(browser)
  expect(await notices(), 'the first browser, twice').toEqual([])
  await enter()
  expect(await notices()).toEqual(['New sign-in to your account'])
  expect(received.at(-1)?.text).toMatch(/Device:\s+Unknown device[\s\S]*IP address:\s+192\.0\.2\.7/)
  expect(received.at(-1)?.text).toContain('change your password and sign out all other devices')

  const given = { password: adminPassword }
  const begun = await browser.ask(({ ownAccount }) => ownAccount.startPasskey(given))
  if (!begun.ok) throw new Error(begun.message)
  const credential = openAuthenticator().create(begun.value.options)
  await browser.ask(({ ownAccount }) => ownAccount.addPasskey({ name: 'Laptop', credential }))
  expect(await notices()).toEqual(['Passkey added'])
  const [passkey] = (await browser.ask(({ ownAccount }) => ownAccount.show())).passkeys
  const app = await browser.ask(({ ownAccount }) => ownAccount.startSecondFactor(given))
  if (!app.ok) throw new Error(app.message)
  const { secret } = app.value
  await browser.ask(({ ownAccount }) => ownAccount.confirmSecondFactor({ code: codeOf(secret) }))
  expect(await notices()).toEqual(['Authenticator app added'])
  const renewed = await browser.ask(({ ownAccount }) => ownAccount.renewRecoveryCodes(given))
  if (!renewed.ok) throw new Error(renewed.message)
  expect(await notices()).toEqual(['New recovery codes'])
  await browser.ask(({ ownAccount }) => ownAccount.removePasskey({ ...given, id: passkey?.id }))
  await browser.ask(({ ownAccount }) => ownAccount.stopSecondFactor(given))
  expect((await notices()).sort()).toEqual(['Authenticator app removed', 'Passkey removed'])
  const next = { current: adminPassword, password }
  await browser.ask(({ ownAccount }) => ownAccount.changePassword(next))
  expect(await notices()).toEqual(['Your password was changed'])
  const { people } = await admin.accounts.list()
  const id = people.find((person) => person.email === email)?.id
  await admin.accounts.changeRole({ id, role: 'viewer', password: adminPassword })
  expect(await notices()).toEqual(['Your role was changed'])
  expect(received.at(-1)?.text).toMatch(/New role:\s+Viewer[\s\S]*Changed by:\s+Olga/)
  const sent = JSON.stringify([received, await own.rows('outbox')])
  for (const key of [secret, ...renewed.value.codes, password, adminPassword]) {
    expect(sent).not.toContain(key)
  }
})
