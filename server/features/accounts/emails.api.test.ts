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
  const fixture = await openTestSite({ mailer, renderMail }, { SMTP_URL: url })
  const { admin } = await signIn(fixture, 'owner', 'Olga')
  const keys = () =>
    received.map(({ text }) => /\/admin\/welcome\?key=(\S+)/.exec(text ?? '')?.[1] as string)
  const acceptLink = (form: Record<string, string>) =>
    openBrowser(fixture).ask((visitor) => visitor.auth.welcome(form))
  return { ...fixture, admin, received, keys, acceptLink }
}

test('an invitation is emailed with a link that works once and is not stored in the database', async () => {
  const { admin, site, received, keys, acceptLink, rows } = await setup()
  await admin.accounts.invite({ email: 'ann@agency.test', role: 'editor', password: adminPassword })
  await site.sendOutbox()
  expect(received).toMatchObject([
    { subject: 'Olga invites you to Wavelength’s website', envelopeTo: ['ann@agency.test'] },
  ])
  expect(received[0]?.text).toContain('Replies to leads, writes and publishes')
  const [key = ''] = keys()
  const stored = [await rows('account_links'), await rows('outbox'), await rows('audit_log')]
  expect(JSON.stringify(stored)).not.toContain(key)
  expect(await acceptLink({ key, name: 'Ann', password })).toMatchObject({ ok: true })
  expect(await acceptLink({ key, name: 'Eve', password })).toMatchObject({ ok: false, status: 410 })
})

test('an invitation withdrawn before sending is not sent', async () => {
  const { admin, site, received, rows } = await setup()
  await admin.accounts.invite({ email: 'ann@agency.test', role: 'editor', password: adminPassword })
  const [invited] = (await admin.accounts.list()).invitations
  await admin.accounts.withdrawInvitation({ id: invited?.id })
  await site.sendOutbox()
  expect(received).toEqual([])
  expect(await rows('outbox')).toEqual([])
})

test('a forgotten password is replaced by an emailed link; unknown addresses get none', async () => {
  const fixture = await setup()
  for (const email of ['olga@agency.test', 'nobody@agency.test']) {
    await openBrowser(fixture).ask((visitor) => visitor.auth.forgot({ email }))
  }
  await fixture.site.sendOutbox()
  expect(fixture.received).toMatchObject([
    { subject: 'A new password for Wavelength’s website', envelopeTo: ['olga@agency.test'] },
  ])
  const [key = ''] = fixture.keys()
  expect(await fixture.acceptLink({ key, password })).toMatchObject({
    ok: true,
    value: { isIn: false },
  })
})

test('each change to a person’s sign-in is emailed to them once, with device and address, without secrets', async () => {
  const { admin, site, received, database, rows } = await setup()
  const email = 'ann@agency.test'
  await addPerson(database, { name: 'Ann', email, role: 'editor' })
  const test = { site, database }
  const signInAnn = async (browser = openBrowser(test)) => {
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
  const browser = await signInAnn()
  await signInAnn(browser)
  expect(await notices(), 'the first browser, twice').toEqual([])
  await signInAnn()
  expect(await notices()).toEqual(['New sign-in to your account'])
  expect(received.at(-1)?.text).toMatch(/Device:\s+Unknown device[\s\S]*IP address:\s+192\.0\.2\.7/)
  expect(received.at(-1)?.text).toContain('change your password and sign out all other devices')

  const credentials = { password: adminPassword }
  const started = await browser.ask(({ ownAccount }) => ownAccount.startPasskey(credentials))
  if (!started.ok) throw new Error(started.message)
  const credential = openAuthenticator().create(started.value.options)
  await browser.ask(({ ownAccount }) => ownAccount.addPasskey({ name: 'Laptop', credential }))
  expect(await notices()).toEqual(['Passkey added'])
  const [passkey] = (await browser.ask(({ ownAccount }) => ownAccount.show())).passkeys
  const app = await browser.ask(({ ownAccount }) => ownAccount.startSecondFactor(credentials))
  if (!app.ok) throw new Error(app.message)
  const { secret } = app.value
  await browser.ask(({ ownAccount }) => ownAccount.confirmSecondFactor({ code: codeOf(secret) }))
  expect(await notices()).toEqual(['Authenticator app added'])
  const renewed = await browser.ask(({ ownAccount }) => ownAccount.renewRecoveryCodes(credentials))
  if (!renewed.ok) throw new Error(renewed.message)
  expect(await notices()).toEqual(['New recovery codes'])
  const [code] = renewed.value.codes
  const recovered = await signInAnn(openBrowser(test))
  await recovered.ask((visitor) => visitor.auth.enterCode({ code }))
  expect(await notices()).toEqual(['Signed in with a recovery code'])
  expect(received.at(-1)?.text).toMatch(/Device:\s+Unknown device[\s\S]*Recovery codes left:\s+9/)
  await browser.ask(({ ownAccount }) =>
    ownAccount.removePasskey({ ...credentials, id: passkey?.id }),
  )
  await browser.ask(({ ownAccount }) => ownAccount.stopSecondFactor(credentials))
  expect((await notices()).sort()).toEqual(['Authenticator app removed', 'Passkey removed'])
  const next = { current: adminPassword, password }
  await browser.ask(({ ownAccount }) => ownAccount.changePassword(next))
  expect(await notices()).toEqual(['Your password was changed'])
  const { people } = await admin.accounts.list()
  const id = people.find((person) => person.email === email)?.id
  await admin.accounts.changeRole({ id, role: 'viewer', password: adminPassword })
  expect(await notices()).toEqual(['Your role was changed'])
  expect(received.at(-1)?.text).toMatch(/New role:\s+Viewer[\s\S]*Changed by:\s+Olga/)
  const sent = JSON.stringify([received, await rows('outbox')])
  for (const key of [secret, ...renewed.value.codes, password, adminPassword]) {
    expect(sent).not.toContain(key)
  }
})
