import { expect, onTestFinished, test } from 'vitest'
import { renderMail } from '#app/mails/render-mail.tsx'
import { createMailer } from '#server/mail/mailer.ts'
import { openBrowser, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { startSmtp } from '#tests/fixtures/smtp.ts'

const password = 'a password of their own'

async function open() {
  const { url, received } = await startSmtp(onTestFinished)
  const mailer = createMailer(url)
  onTestFinished(() => mailer.close())
  const own = await openTestSite({ mailer, renderMail }, { SMTP_URL: url })
  const { admin } = await signIn(own, 'owner', 'Olga')
  const keys = () =>
    received.map(({ text }) => /\/admin\/welcome\?key=(\S+)/.exec(text ?? '')?.[1] as string)
  const follow = (given: Record<string, string>) =>
    openBrowser(own).ask((visitor) => visitor.accounts.welcome(given))
  return { ...own, admin, received, keys, follow }
}

test('an invitation comes by mail, with a link that works once and stands nowhere in the database', async () => {
  const { admin, site, received, keys, follow, rows } = await open()
  await admin.people.invite({ email: 'ann@agency.test', role: 'editor' })
  await site.sendOutbox()
  expect(received).toMatchObject([
    { subject: 'Olga invites you to Wavelength’s website', envelopeTo: ['ann@agency.test'] },
  ])
  expect(received[0]?.text).toContain('Answers leads, writes and publishes')
  const [key = ''] = keys()
  const stored = [await rows('account_links'), await rows('outbox'), await rows('audit_log')]
  expect(JSON.stringify(stored)).not.toContain(key)
  expect(await follow({ key, name: 'Ann', password })).toMatchObject({ ok: true })
  expect(await follow({ key, name: 'Eve', password })).toMatchObject({ ok: false, status: 410 })
})

test('an invitation that was withdrawn before it left is not sent', async () => {
  const { admin, site, received, rows } = await open()
  await admin.people.invite({ email: 'ann@agency.test', role: 'editor' })
  const [invited] = (await admin.people.list()).invitations
  await admin.people.withdrawInvitation({ id: invited?.id })
  await site.sendOutbox()
  expect(received).toEqual([])
  expect(await rows('outbox')).toEqual([])
})

test('a forgotten password is replaced by the link of a mail; nobody else gets one', async () => {
  const own = await open()
  for (const email of ['olga@agency.test', 'nobody@agency.test']) {
    await openBrowser(own).ask((visitor) => visitor.accounts.forgot({ email }))
  }
  await own.site.sendOutbox()
  expect(own.received).toMatchObject([
    { subject: 'A new password for Wavelength’s website', envelopeTo: ['olga@agency.test'] },
  ])
  const [key = ''] = own.keys()
  expect(await own.follow({ key, password })).toMatchObject({ ok: true, value: { isIn: false } })
})
