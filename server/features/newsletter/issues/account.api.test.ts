import { expect, onTestFinished, test } from 'vitest'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openIssues, subscriberId } from '#tests/fixtures/issues.ts'
import { smtpError, startSmtp } from '#tests/fixtures/smtp.ts'

test('an address that is none fails by itself, and all others get the issue', async () => {
  const { issues, draft, subscribe, deliver, recipients, store } = await openIssues()
  await subscribe(['ann', 'bob', 'cleo'])
  await store
    .updateTable('newsletter_subscribers')
    .set({ email: 'bob at example.com' })
    .where('id', '=', subscriberId('bob'))
    .execute()
  const { id, version } = await draft()
  await issues.send({ id, version })
  await deliver()
  expect(recipients()).toEqual(['ann@example.com', 'cleo@example.com'])
  const sums = { recipients: 3, sent: 2, failed: 1, skipped: 0, waiting: 0 }
  expect(await issues.open({ id })).toMatchObject({ state: 'sent', ...sums })
  const { recipients: failed, retriable } = await issues.recipients({ id, state: 'failed' })
  expect({ failed, retriable }).toMatchObject({
    failed: [{ reason: 'This is not an email address.' }],
    retriable: 0,
  })
})

test('a restored, stopped and resumed issue, and one without its emails, add up', async () => {
  const { issues, draft, subscribe, deliver, store, site } = await openIssues()
  await subscribe(['ann', 'bob'])
  const { id, version } = await draft()
  await issues.send({ id, version })
  await site.runIssues()
  await issues.stop({ id })
  await deliver()
  const none = { recipients: 2, sent: 0, failed: 0, skipped: 0 }
  expect(await issues.open({ id })).toMatchObject({ ...none, state: 'cancelled', waiting: 2 })
  await issues.resume({ id })
  await site.runIssues()
  // As if it had been dropped while the issue was resumed.
  await store.deleteFrom('outbox').where('subject_id', '=', subscriberId('bob')).execute()
  await deliver()
  await deliver()
  await deliver()
  expect(await issues.open({ id })).toMatchObject({ ...none, state: 'sent', sent: 2 })
  await store.deleteFrom('outbox').execute()
  expect(await issues.open({ id })).toMatchObject({ state: 'sent', sent: 2 })
})

/** An issue that the mail server has refused for Bob and Cleo, of whom Cleo's address is suppressed. */
async function openRefused() {
  let isMended = false
  const smtp = await startSmtp(onTestFinished, {
    onRcptTo: ({ address }, _, done) =>
      done(isMended || address.startsWith('ann') ? undefined : smtpError(554, 'Refused as spam')),
  })
  const mailer = createMailer(smtp.url)
  onTestFinished(() => mailer.close())
  const site = await openIssues({ mailer })
  await site.subscribe(['ann', 'bob', 'cleo', 'dan'])
  const { id, version } = await site.draft()
  await site.issues.send({ id, version })
  await site.admin.newsletter.unsubscribe({ id: subscriberId('dan') })
  await site.deliver()
  await site.store
    .insertInto('suppressed_addresses')
    .values({
      ...{ email: 'cleo@example.com', email_lower: 'cleo@example.com', reason: 'bounce' },
      ...{ detail: '', source: 'person', issue_id: null, created_at: site.clock().toISOString() },
    })
    .execute()
  const mend = () => {
    isMended = true
  }
  return { ...site, id, smtp, mend }
}

test('recipients are listed by state, by a part of the address and in pages', async () => {
  const site = await openRefused()
  const { issues, id, store } = site
  const all = await issues.recipients({ id })
  expect(all).toMatchObject({ previous: null, next: null, retriable: 1 })
  expect(all.recipients).toMatchObject([
    { email: 'ann@example.com', state: 'sent', reason: null },
    { email: 'bob@example.com', state: 'failed', reason: expect.stringMatching('Refused as spam') },
    { email: 'cleo@example.com', state: 'failed' },
    { email: 'dan@example.com', state: 'skipped', reason: 'Unsubscribed before their turn.' },
  ])
  const emails = async (query: object) =>
    (await issues.recipients({ id, ...query })).recipients.map(({ email }) => email)
  expect(await emails({ search: 'BOB' })).toEqual(['bob@example.com'])
  expect(await emails({ search: '%' })).toEqual([])
  expect(await emails({ state: 'skipped' })).toEqual(['dan@example.com'])
  const more = Array.from({ length: 100 }, (_, index) => ({
    ...{
      issue_id: id,
      subscriber_id: subscriberId(`x${index + 100}`),
      email: `x${index}@example.com`,
    },
    state: 'waiting' as const,
  }))
  await store.insertInto('newsletter_recipients').values(more).execute()
  const first = await issues.recipients({ id })
  expect(first).toMatchObject({ previous: null, next: subscriberId('x145') })
  const second = await issues.recipients({ id, after: first.next })
  expect(second.recipients).toHaveLength(50)
  const last = await issues.recipients({ id, after: second.next })
  expect(last).toMatchObject({ next: null, recipients: { length: 4 } })
  expect(await issues.recipients({ id, before: last.previous })).toEqual({
    ...second,
    next: second.next,
  })
  expect(await issues.recipients({ id, before: second.previous })).toEqual(first)
  const author = (await signIn(site, 'author')).admin
  await expect(author.issues.recipients({ id })).rejects.toMatchObject({ status: 403 })
})

test('the rest is exported with the reasons, and the export is recorded', async () => {
  const { download, id, rows } = await openRefused()
  const csv = await (await download(`/admin/newsletter/issues/${id}/not-sent.csv`))?.text()
  const lines = String(csv).trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines.at(-1)).toMatch(/^dan@example.com,skipped,Unsubscribed before their turn\.,2026/)
  expect((await rows('audit_log')).map(({ action }) => action)).toContain(
    'newsletter.recipients-exported',
  )
})

test('an issue is sent to those for whom it failed, once that is mended, and to nobody else', async () => {
  const { issues, id, smtp, mend, deliver, rows, store } = await openRefused()
  const before = await store.selectFrom('outbox').select('message_id').execute()
  expect(await issues.open({ id })).toMatchObject({ state: 'sent', sent: 1, failed: 2, skipped: 1 })
  mend()
  const sent = await issues.sendFailed({ id })
  expect(sent).toMatchObject({ ok: true, message: 'Sending again to 1 subscriber.' })
  await deliver()
  expect(smtp.received.map(({ envelopeTo }) => envelopeTo[0])).toEqual([
    'ann@example.com',
    'bob@example.com',
  ])
  expect(await issues.open({ id })).toMatchObject({ state: 'sent', sent: 2, failed: 1, skipped: 1 })
  const after = (await rows('outbox')).map(({ message_id }) => message_id)
  expect(after.sort()).toEqual(before.map(({ message_id }) => message_id).sort())
  expect(await issues.sendFailed({ id })).toMatchObject({ status: 409 })
})

test('one of them is sent again from the mail log', async () => {
  const { admin, issues, id, mend, deliver, store } = await openRefused()
  mend()
  const bob = await store
    .selectFrom('outbox')
    .select('id')
    .where('subject_id', '=', subscriberId('bob'))
    .executeTakeFirstOrThrow()
  await admin.mail.sendAgain(bob)
  expect(await issues.open({ id })).toMatchObject({ sent: 1, failed: 1, waiting: 1 })
  await deliver()
  expect(await issues.open({ id })).toMatchObject({ sent: 2, failed: 1, waiting: 0 })
})

test('a paused issue sends nothing until it is resumed', async () => {
  const { issues, draft, subscribe, site, deliver, recipients, rows } = await openIssues()
  await subscribe(['ann', 'bob'])
  const { id, version } = await draft()
  expect(await issues.pause({ id })).toMatchObject({ status: 409 })
  await issues.send({ id, version })
  await site.runIssues()
  expect(await issues.pause({ id })).toMatchObject({ ok: true })
  expect(await issues.pause({ id })).toMatchObject({ status: 409 })
  await deliver()
  expect(recipients()).toEqual([])
  expect(await issues.open({ id })).toMatchObject({ state: 'paused', waiting: 2 })
  expect(await rows('outbox')).toHaveLength(2)
  expect(await issues.resume({ id })).toMatchObject({ ok: true })
  await deliver()
  expect(recipients()).toEqual(['ann@example.com', 'bob@example.com'])
  expect(await issues.open({ id })).toMatchObject({ state: 'sent', sent: 2 })
})
