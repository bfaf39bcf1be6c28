import { expect, onTestFinished, test } from 'vitest'
import { renderMail } from '#app/emails/render-email.tsx'
import type { Message } from '#server/features/mail/present-message.ts'
import { removeOldMessages } from '#server/features/mail/remove-old-messages.ts'
import { createMailer } from '#server/platform/mail/mailer.ts'
import type { SiteDeps } from '#server/site-deps.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, type TestSite } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { smtpError, startSmtp } from '#tests/fixtures/smtp.ts'

const start = Date.parse('2026-11-21T09:30:00Z')

function mailerTo(url: string) {
  const mailer = createMailer(url)
  onTestFinished(() => mailer.close())
  return mailer
}

/** A site with a manual clock, and its owner. */
async function setup(deps: SiteDeps = {}) {
  let now = start
  const site = await openTestSite({ renderMail, clock: () => new Date(now), ...deps })
  const { admin, download } = await signIn(site, 'owner')
  return {
    ...site,
    admin,
    download,
    advance(milliseconds: number) {
      now += milliseconds
    },
  }
}

async function send(site: TestSite, path: string, body: FormData) {
  const response = await site.fetch(path, { method: 'POST', body })
  expect(response.status).toBeLessThan(300)
}

const toVisitor = ({ topic }: { topic: string }) => topic === 'lead-to-visitor'

test('paused emails can be read, and are sent once a mail server is set up', async () => {
  const site = await setup()
  await send(site, '/api/inquiries', inquiryForm())
  await site.site.sendOutbox()
  const { messages, counts, hasServer } = await site.admin.mail.list({ state: 'paused' })
  expect(hasServer).toBe(false)
  expect(counts.paused).toBe(messages.length)
  const { id } = messages.find(toVisitor) as Message
  const shown = await site.admin.mail.show({ id })
  expect(shown.rendered?.text).toContain('Hello, Ann Lee')
  expect(shown).toMatchObject({ state: 'paused', recipient: 'ann@example.com', attempts: 0 })
  expect(await site.admin.mail.sendAgain({ id })).toMatchObject({ ok: false, status: 409 })

  const smtp = await startSmtp(onTestFinished)
  const later = await site.openAnother({ mailer: mailerTo(smtp.url) })
  await later.sendOutbox()
  expect(smtp.received.map(({ messageId }) => messageId)).toContain(shown.rendered?.messageId)
  expect(await site.admin.mail.list()).toMatchObject({ counts: { paused: 0, waiting: 0 } })
})

test('resending keeps the Message-ID and gives a failed email another three days', async () => {
  let rcptStatus = 550
  const smtp = await startSmtp(onTestFinished, {
    onRcptTo({ address }, _, done) {
      done(
        address === 'ann@example.com' && rcptStatus
          ? smtpError(rcptStatus, 'no such mailbox')
          : null,
      )
    },
  })
  const site = await setup({ mailer: mailerTo(smtp.url) })
  await send(site, '/api/inquiries', inquiryForm())
  await site.site.sendOutbox()
  const { messages, counts } = await site.admin.mail.list({ state: 'failed' })
  expect(counts).toMatchObject({ failed: 1, sent: 2 })
  const [failed] = messages
  expect(failed).toMatchObject({ topic: 'lead-to-visitor', attempts: 1 })
  expect(failed?.lastError).toMatch(/^The mail server refused the sender or the recipient\./)

  // A temporary error after four days: the email waits instead of failing at once.
  site.advance(4 * 86_400_000)
  rcptStatus = 450
  const { id = '' } = failed ?? {}
  expect(await site.admin.mail.sendAgain({ id })).toMatchObject({ ok: true })
  await site.site.sendOutbox()
  expect(await site.admin.mail.show({ id })).toMatchObject({ state: 'waiting', attempts: 2 })

  rcptStatus = 0
  expect(await site.admin.mail.sendAgain({ id })).toMatchObject({ ok: true })
  await site.site.sendOutbox()
  expect(await site.admin.mail.sendAgain({ id })).toMatchObject({ ok: true })
  await site.site.sendOutbox()
  const received = smtp.received.filter(({ envelopeTo }) => envelopeTo.includes('ann@example.com'))
  const { rendered } = await site.admin.mail.show({ id })
  expect(received.map(({ messageId }) => messageId)).toEqual([
    rendered?.messageId,
    rendered?.messageId,
  ])
})

test('one button resends all failed messages', async () => {
  let isRefusing = true
  const smtp = await startSmtp(onTestFinished, {
    onRcptTo: (_, __, done) => done(isRefusing ? smtpError(550, 'not this one') : null),
  })
  const site = await setup({ mailer: mailerTo(smtp.url) })
  await send(site, '/api/inquiries', inquiryForm())
  await site.site.sendOutbox()
  isRefusing = false
  expect(await site.admin.mail.sendFailedAgain()).toMatchObject({
    ok: true,
    message: '3 messages are being resent.',
  })
  await site.site.sendOutbox()
  expect((await site.admin.mail.list()).counts).toMatchObject({ failed: 0, sent: 3 })
  expect(await site.admin.mail.sendFailedAgain()).toMatchObject({ ok: false, status: 409 })
  const { changes } = await site.admin.audit.list()
  expect(changes[0]).toMatchObject({ action: 'mail.failed-sent-again' })
})

test('failed messages need attention until they are dismissed, for 30 days at most, and issues on their own screen', async () => {
  const smtp = await startSmtp(onTestFinished, {
    onRcptTo: (_, __, done) => done(smtpError(550, 'not this one')),
  })
  const site = await setup({ mailer: mailerTo(smtp.url) })
  const { mail, dashboard } = site.admin
  const needed = async () => {
    const shown = (await dashboard.show()).waiting.mail.failed
    expect(await dashboard.counts()).toMatchObject({ failed: shown })
    expect(await mail.list()).toMatchObject({ openFailures: shown, counts: { failed: 3 } })
    return shown
  }
  await send(site, '/api/inquiries', inquiryForm())
  await site.site.sendOutbox()
  expect(await needed()).toBe(3)
  const [first, second] = (await mail.list()).messages
  const { store } = site.database
  const ofIssue = store.updateTable('outbox').set({ issue_id: 'an-issue' })
  await ofIssue.where('id', '=', String(first?.id)).execute()
  expect(await needed()).toBe(2)
  expect(await mail.dismissFailed({ id: second?.id })).toMatchObject({ ok: true })
  expect(await mail.dismissFailed({ id: second?.id })).toMatchObject({ ok: false, status: 409 })
  expect(await needed()).toBe(1)
  expect(await mail.sendAgain({ id: second?.id })).toMatchObject({ ok: true })
  await site.site.sendOutbox()
  expect(await needed()).toBe(2)
  expect(await mail.sendFailedAgain()).toMatchObject({ message: '2 messages are being resent.' })
  await site.site.sendOutbox()
  expect(await needed()).toBe(2)
  expect(await mail.dismissFailed({})).toMatchObject({ ok: true })
  expect(await needed()).toBe(0)
  await store.updateTable('outbox').set({ dismissed_at: null }).execute()
  expect(await needed()).toBe(2)
  await store.updateTable('outbox').set({ finished_at: '2026-10-01T00:00:00.000Z' }).execute()
  expect(await needed()).toBe(0)
  expect(await mail.sendFailedAgain()).toMatchObject({ ok: false, status: 409 })
})

test('finished messages are removed after a year, but for those of a lead that is still there', async () => {
  const site = await setup()
  await send(site, '/api/inquiries', inquiryForm())
  const { store } = site.database
  const set = (change: object) => store.updateTable('outbox').set(change)
  const remove = () => removeOldMessages({ store, clock: () => new Date(start) })
  const [, second] = await site.rows('outbox')
  await set({ state: 'sent', finished_at: '2025-11-20T00:00:00.000Z' }).execute()
  await remove()
  expect(await site.rows('outbox')).toHaveLength(3)
  await set({ subject_id: 'gone' }).execute()
  await set({ finished_at: '2025-11-22T00:00:00.000Z' })
    .where('id', '=', String(second?.id))
    .execute()
  await remove()
  const left = (await site.rows('outbox')).map(({ id }) => id)
  expect(left).toEqual([second?.id])
})

test('keys in links are redacted in text and HTML', async () => {
  const site = await setup()
  const body = JSON.stringify({ email: 'reader@example.com' })
  const headers = { 'content-type': 'application/json' }
  await site.fetch('/api/newsletter/subscribe', { method: 'POST', headers, body })
  const { messages } = await site.admin.mail.list({ q: 'READER@' })
  const { id = '' } = messages[0] ?? {}
  const { rendered } = await site.admin.mail.show({ id })
  expect(rendered?.text).toContain('https://wavelength.example/newsletter/confirm?key=•••\n')
  const html = await (await site.download(`/admin/mail/${id}/html`))?.text()
  expect(html).toContain('confirm?key=•••')
  expect(html).not.toMatch(/key=[\w-]{8}/)
})

test('the HTML version is sandboxed, and visitor input in it is escaped', async () => {
  const site = await setup()
  const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  await send(site, '/api/inquiries', inquiryForm({ details: attack, name: attack }))
  const { messages } = await site.admin.mail.list({ topic: 'lead-to-staff' })
  const response = await site.download(`/admin/mail/${messages[0]?.id}/html`)
  expect(response?.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
  )
  expect(response?.headers.get('Content-Disposition')).toMatch(/^inline/)
  expect(response?.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  const html = await response?.text()
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toMatch(/<script|<img src=x/)
  expect((await site.download('/admin/mail/nothing/html'))?.status).toBe(404)
})

test('messages can be filtered by state, channel, topic and recipient, and are paged', async () => {
  const site = await setup()
  for (let times = 0; times < 20; times++) {
    await send(site, '/api/inquiries', inquiryForm({ email: `a_${times}@example.com` }))
  }
  // Without a mail server all messages are paused, so that no state changes from here on.
  await site.site.sendOutbox()
  const { admin } = site
  const first = await admin.mail.list()
  expect(first).toMatchObject({ hasMore: true, counts: { paused: 60 } })
  expect(first.messages).toHaveLength(50)
  expect((await admin.mail.list({ page: 2 })).messages).toHaveLength(10)
  expect((await admin.mail.list({ topic: 'lead-to-visitor' })).messages).toHaveLength(20)
  // "_" is not a wildcard.
  expect((await admin.mail.list({ q: 'A_1' })).messages).toHaveLength(11)
  expect((await admin.mail.list({ q: 'a%1' })).messages).toHaveLength(0)
  expect((await admin.mail.list({ state: 'failed' })).messages).toEqual([])
  expect((await admin.mail.list({ channel: 'webhook' })).messages).toEqual([])
  expect((await admin.mail.list({ channel: 'mail', state: 'paused' })).messages).toHaveLength(50)
  expect((await admin.mail.list({ state: 'nonsense', page: 'x' })).filter).toMatchObject({
    state: null,
    page: 1,
  })
})

test('an email whose lead was erased can still be opened', async () => {
  const site = await setup()
  await send(site, '/api/inquiries', inquiryForm())
  const { messages } = await site.admin.mail.list()
  await site.database.store.deleteFrom('lead_files').execute()
  await site.database.store.deleteFrom('leads').execute()
  const { id = '' } = messages[0] ?? {}
  expect(await site.admin.mail.show({ id })).toMatchObject({ id, rendered: null })
  await expect(site.admin.mail.show({ id: 'nothing' })).rejects.toMatchObject({ status: 404 })
})

test('a sent email whose data has changed stays in the list and is not resent', async () => {
  const smtp = await startSmtp(onTestFinished)
  const site = await setup({ mailer: mailerTo(smtp.url) })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'reader@example.com' })
  await site.fetch('/api/newsletter/subscribe', { method: 'POST', headers, body })
  await site.site.sendOutbox()
  const [sent] = (await site.admin.mail.list()).messages
  await site.database.store
    .updateTable('newsletter_subscribers')
    .set({ state: 'unsubscribed', nonce: null })
    .execute()
  expect(await site.admin.mail.sendAgain({ id: sent?.id })).toEqual(
    expect.objectContaining({
      status: 409,
      message: 'Not sent: its data was erased or changed.',
    }),
  )
  expect(await site.admin.mail.show({ id: sent?.id })).toMatchObject({ state: 'sent' })
})

test('a sent email is shown as of the time it was sent', async () => {
  const smtp = await startSmtp(onTestFinished)
  const site = await setup({ mailer: mailerTo(smtp.url) })
  await send(site, '/api/inquiries', inquiryForm())
  await site.site.sendOutbox()
  site.advance(24 * 3_600_000)
  const { messages } = await site.admin.mail.list({ topic: 'lead-to-visitor' })
  const { rendered } = await site.admin.mail.show({ id: messages[0]?.id })
  expect(rendered?.text).toContain('within 12 hours')
})

test('a sent email is shown as it was sent, whatever has changed since, until it is sent again', async () => {
  const smtp = await startSmtp(onTestFinished)
  const site = await setup({ mailer: mailerTo(smtp.url) })
  await send(site, '/api/inquiries', inquiryForm())
  await site.site.sendOutbox()
  const { messages } = await site.admin.mail.list({ topic: 'lead-to-visitor' })
  const { id = '' } = messages[0] ?? {}
  const { value, version } = await site.admin.content.open({ document: 'site' })
  const renamed = {
    ...(value as object),
    address: ['2 New Street'],
    email: 'new@wavelength.example',
  }
  const body = JSON.stringify(renamed)
  expect(await site.admin.content.publish({ document: 'site', version, body })).toMatchObject({
    ok: true,
  })
  await site.database.store.updateTable('leads').set({ name: 'Somebody Else' }).execute()
  const received = smtp.received.find(({ envelopeTo }) => envelopeTo.includes('ann@example.com'))
  const shown = (await site.admin.mail.show({ id })).rendered
  expect(shown).toMatchObject({
    text: `${received?.text?.trimEnd()}\n`,
    subject: received?.subject,
    messageId: received?.messageId,
    sender: 'Wavelength <hello@wavelength.example>',
    isCopy: true,
  })
  const html = await (await site.download(`/admin/mail/${id}/html`))?.text()
  expect(html).toContain('1 Example Road')
  expect(html).not.toContain('2 New Street')
  await site.admin.mail.sendAgain({ id })
  expect((await site.admin.mail.show({ id })).rendered).toMatchObject({
    text: expect.stringContaining('2 New Street'),
    isCopy: false,
  })
  await site.site.sendOutbox()
  expect((await site.admin.mail.show({ id })).rendered).toMatchObject({
    text: expect.stringMatching(/Hello, Somebody Else.*2 New Street/s),
    isCopy: true,
  })
})

test('the copy of a sent email has no keys', async () => {
  const smtp = await startSmtp(onTestFinished)
  const site = await setup({ mailer: mailerTo(smtp.url) })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'reader@example.com' })
  await site.fetch('/api/newsletter/subscribe', { method: 'POST', headers, body })
  await site.site.sendOutbox()
  expect(smtp.received[0]?.text).toMatch(/confirm\?key=[\w-]{8}/)
  const [{ sent_copy } = { sent_copy: null }] = await site.rows('outbox')
  expect(sent_copy).toContain('confirm?key=•••')
})

test('a viewer can neither read messages nor resend them', async () => {
  const site = await setup()
  await send(site, '/api/inquiries', inquiryForm())
  const viewer = await signIn(site, 'viewer')
  const editor = await signIn(site, 'editor')
  const { messages } = await editor.admin.mail.list()
  const { id = '' } = messages[0] ?? {}
  await expect(viewer.admin.mail.list()).rejects.toMatchObject({ status: 403 })
  await expect(viewer.admin.mail.show({ id })).rejects.toMatchObject({ status: 403 })
  await expect(viewer.admin.mail.sendAgain({ id })).rejects.toMatchObject({ status: 403 })
  await expect(viewer.admin.mail.sendFailedAgain()).rejects.toMatchObject({ status: 403 })
})
