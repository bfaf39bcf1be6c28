import { expect, onTestFinished, test } from 'vitest'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { bounceMail, complaintMail, openBounces } from '#tests/fixtures/bounces.ts'
import { subscriberId } from '#tests/fixtures/issues.ts'
import { smtpError, startSmtp } from '#tests/fixtures/smtp.ts'

const NOTED = 'The mail reports about an email of this site, which was noted.'

test('a permanent bounce suppresses the address for issues, and is no task', async () => {
  const site = await openBounces()
  const { subscribe, sendIssue, receive, rows, received, admin } = site
  await subscribe(['ann', 'bob'])
  const id = await sendIssue()
  expect(await receive(bounceMail(await site.messageTo('ann')))).toBe(NOTED)
  expect(await rows('suppressed_addresses')).toMatchObject([
    { email_lower: 'ann@example.com', reason: 'bounce', source: 'mailbox', issue_id: id },
  ])
  expect(await rows('newsletter_bounces')).toMatchObject([
    { subscriber_id: subscriberId('ann'), kind: 'permanent', detail: '550 No such user here' },
  ])
  expect(await rows('leads')).toEqual([])
  expect((await admin.dashboard.show()).waiting.mail.failed).toBe(0)
  received.length = 0
  const next = await sendIssue('More')
  expect(received.map(({ envelopeTo }) => envelopeTo[0])).toEqual(['bob@example.com'])
  const ofAnn = (await rows('newsletter_recipients')).filter(({ email }) => email.startsWith('ann'))
  expect(ofAnn).toMatchObject([
    { issue_id: id, state: 'failed', reason: expect.stringContaining('550 No such user here') },
    { issue_id: next, state: 'skipped', reason: 'suppressed' },
  ])
  expect(await site.issues.open({ id: next })).toMatchObject({ state: 'sent', sent: 1 })
})

test('a complaint suppresses the address, and outweighs a bounce', async () => {
  const { subscribe, sendIssue, receive, rows, messageTo } = await openBounces()
  await subscribe(['ann'])
  await sendIssue()
  const id = await messageTo('ann')
  await receive(complaintMail(id, 'not-spam'))
  expect(await rows('suppressed_addresses')).toEqual([])
  await receive(bounceMail(id))
  expect(await receive(complaintMail(id))).toBe(NOTED)
  await receive(bounceMail(id, { said: '550 again' }))
  expect(await rows('suppressed_addresses')).toMatchObject([
    { reason: 'complaint', detail: 'Reported as abuse' },
  ])
})

test('temporary bounces of five issues in a row suppress, those of one issue do not', async () => {
  const { subscribe, sendIssue, receive, rows, messageTo } = await openBounces()
  await subscribe(['ann'])
  const later = { action: 'delayed', status: '4.2.2', said: '452 Mailbox full' }
  await sendIssue('Reached')
  for (const subject of ['1', '2', '3', '4']) {
    await sendIssue(subject)
    const id = await messageTo('ann')
    for (const said of ['a', 'b']) await receive(bounceMail(id, { ...later, said }))
  }
  expect(await rows('newsletter_bounces')).toHaveLength(4)
  expect(await rows('suppressed_addresses')).toEqual([])
  await sendIssue('5')
  await receive(bounceMail(await messageTo('ann'), later))
  expect(await rows('suppressed_addresses')).toMatchObject([
    { reason: 'bounce', detail: '5 issues in a row came back. 452 Mailbox full' },
  ])
})

test('bounces of strangers change nothing, whatever addresses they name, and are counted', async () => {
  const { subscribe, sendIssue, receive, rows, site } = await openBounces(
    {},
    { METRICS_TOKEN: 'x'.repeat(32) },
  )
  await subscribe(['ann'])
  await sendIssue()
  const before = await rows('outbox')
  for (const id of ['unknown@wavelength.example', `issue.x.${subscriberId('ann')}@example.com`]) {
    expect(await receive(bounceMail(id, { said: '550 ann@example.com is unknown' }))).toBe(
      'The mail is automatic and belongs to nothing, so it is not stored.',
    )
  }
  expect(await rows('suppressed_addresses')).toEqual([])
  expect(await rows('newsletter_bounces')).toEqual([])
  expect(await rows('outbox')).toEqual(before)
  const figures = (await site.metrics?.report())?.text
  expect(figures).toContain('wavelength_mail_reports_total{about="other"} 2')
})

test('a storm of bounces makes no leads, no tasks and no entries of the audit log', async () => {
  const site = await openBounces()
  const names = Array.from({ length: 20 }, (_, index) => `r${index}`)
  await site.subscribe(names)
  await site.sendIssue()
  const audited = (await site.rows('audit_log')).length
  for (const name of names) await site.receive(bounceMail(await site.messageTo(name)))
  expect(await site.rows('suppressed_addresses')).toHaveLength(20)
  expect(await site.rows('leads')).toEqual([])
  expect(await site.rows('audit_log')).toHaveLength(audited)
  expect((await site.admin.dashboard.show()).waiting.mail.failed).toBe(0)
})

test('an address that the mail server refuses for good is suppressed, one refused by policy is not', async () => {
  const smtp = await startSmtp(onTestFinished, {
    onRcptTo({ address }, _, done) {
      if (address.startsWith('ann')) return done(smtpError(550, '5.1.1 No such user'))
      done(address.startsWith('bob') ? smtpError(550, '5.7.1 You are on a list') : undefined)
    },
  })
  const mailer = createMailer(smtp.url)
  onTestFinished(() => mailer.close())
  const { subscribe, sendIssue, rows } = await openBounces({ mailer })
  await subscribe(['ann', 'bob', 'cleo'])
  await sendIssue()
  expect(await rows('suppressed_addresses')).toMatchObject([
    { email: 'ann@example.com', source: 'server', detail: expect.stringContaining('No such user') },
  ])
})

test('whoever confirms again lifts a bounce, not a complaint', async () => {
  const { fetch, deliver, rows, received, subscribe, sendIssue, receive, store, ...site } =
    await openBounces()
  await subscribe(['ann', 'bob'])
  await sendIssue()
  await receive(bounceMail(await site.messageTo('ann')))
  await receive(complaintMail(await site.messageTo('bob')))
  await store.updateTable('newsletter_subscribers').set({ state: 'unsubscribed' }).execute()
  for (const name of ['ann', 'bob']) {
    await fetch('/api/newsletter/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}@example.com` }),
    })
    await deliver()
    const confirmation = received.find(({ text }) => text?.includes('confirm?key='))
    const [link = ''] = /\S+confirm\?key=\S+/.exec(confirmation?.text ?? '') ?? []
    const { newsletter } = site.site.servicesFor({ address: '192.0.2.1' })
    const request = new Request(link, { method: 'POST' })
    expect(await newsletter.confirm(request)).toMatchObject({ status: 200 })
    received.length = 0
  }
  expect(await rows('suppressed_addresses')).toMatchObject([{ email: 'bob@example.com' }])
})
