import { v7 } from 'uuid'
import { expect, onTestFinished, test, vi } from 'vitest'
import { queueIssue } from '#server/features/newsletter/issues/queue-issue.ts'
import { runIssues } from '#server/features/newsletter/issues/run-issues.ts'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { claimBatch } from '#server/platform/outbox/claim-batch.ts'
import { openIssues, subscriberId } from '#tests/fixtures/issues.ts'
import { smtpError, startSmtp } from '#tests/fixtures/smtp.ts'

/** Names in the order of their ids: five batches. */
const many = Array.from({ length: 2_100 }, (_, index) => `r${index.toString(36).padStart(3, '0')}`)

test('an issue goes to everybody with a confirmed subscription when it starts, and to nobody else', async () => {
  const { issues, draft, subscribe, deliver, recipients } = await openIssues()
  await subscribe(['ann', 'cleo'])
  await subscribe(['bob'], { state: 'pending', confirmed_at: null })
  await subscribe(['dan'], { state: 'unsubscribed' })
  const seen = await draft()
  const message = 'Sending to 2 subscribers.'
  expect(await issues.send(seen)).toMatchObject({ ok: true, message })
  // Imported afterwards, with a consent from before.
  await subscribe(['zoe'], { created_at: '2026-11-22T00:00:00.000Z' })
  const again = await issues.send(seen)
  expect(again).toMatchObject({ status: 422, message: expect.stringMatching('Duplicate it') })
  await deliver()
  await deliver()
  expect(recipients()).toEqual(['ann@example.com', 'cleo@example.com'])
  expect(await issues.open(seen)).toMatchObject({ state: 'sent', sent: 2, sentBefore: null })
  // Subscribers were promised one a month.
  const next = await issues.open(await draft({ subject: 'Next' }))
  expect(next.sentBefore).toBe('2026-11-21T09:30:00.000Z')
})

test('several servers and a crash between batches: everybody gets one email', async () => {
  const { rows, ...site } = await openIssues()
  const { issues, draft, subscribe, store, clock } = site
  await subscribe(many)
  const { id, version } = await draft()
  await issues.send({ id, version })
  let ids = 0
  const report = vi.fn()
  const newId = () => {
    ids += 1
    if (ids > 700) throw new Error('The process was killed.')
    return v7()
  }
  await runIssues({ store, clock, newId, report })
  expect(report).toHaveBeenCalledOnce()
  expect(await rows('outbox')).toHaveLength(500)
  expect(await rows('newsletter_issues')).toMatchObject([
    { queued_to: subscriberId(String(many[499])), queued_at: null },
  ])

  const [issue] = await rows('newsletter_issues')
  if (!issue) throw new Error('There is no issue.')
  const deps = { store, clock, newId: v7 }
  await Promise.all([queueIssue(deps, issue), queueIssue(deps, issue)])
  // No more wait at once, so that the outbox stays short.
  expect(await rows('outbox')).toHaveLength(2_000)
  await site.end('sent')
  await site.site.runIssues()
  expect(await issues.open({ id })).toMatchObject({ state: 'sending', sent: 2_000, waiting: 100 })
  await site.end('sent')
  await site.site.runIssues()
  expect(await issues.open({ id })).toMatchObject({ state: 'sent', sent: 2_100, recipients: 2_100 })
  const recipients = (await rows('outbox')).map(({ subject_id }) => subject_id)
  expect(new Set(recipients).size).toBe(2_100)
})

test('who unsubscribes or is erased before their turn gets no email', async () => {
  const { site, admin, store, issues, draft, subscribe, deliver, recipients, rows } =
    await openIssues()
  await subscribe(['ann', 'bob', 'cleo'])
  const { id, version } = await draft()
  await issues.send({ id, version })
  await site.runIssues()
  expect(await rows('outbox')).toHaveLength(3)
  await admin.newsletter.erase({ id: subscriberId('bob') })
  await store
    .updateTable('newsletter_subscribers')
    .set({ state: 'unsubscribed' })
    .where('id', '=', subscriberId('cleo'))
    .execute()
  await deliver()
  expect(recipients()).toEqual(['ann@example.com'])
  expect(await rows('outbox')).toHaveLength(1)
  const sums = { recipients: 3, sent: 1, skipped: 2, failed: 0, waiting: 0 }
  expect(await issues.open({ id })).toMatchObject({ state: 'sent', ...sums })
  const listed = store.selectFrom('newsletter_recipients').selectAll().orderBy('subscriber_id')
  expect(await listed.execute()).toMatchObject([
    { email: 'ann@example.com', state: 'sent', reason: null },
    { email: '', state: 'skipped', reason: 'erased' },
    { email: 'cleo@example.com', state: 'skipped', reason: 'unsubscribed' },
  ])
})

test('an issue that is stopped sends nothing more', async () => {
  const { site, issues, draft, subscribe, deliver, recipients, rows } = await openIssues()
  await subscribe(['ann', 'bob'])
  const { id, version } = await draft()
  expect(await issues.stop({ id })).toMatchObject({ status: 409 })
  await issues.send({ id, version })
  await site.runIssues()
  expect(await issues.stop({ id })).toMatchObject({ ok: true })
  expect(await issues.stop({ id })).toMatchObject({ status: 409 })
  await deliver()
  expect(recipients()).toEqual([])
  expect(await rows('outbox')).toEqual([])
  expect(await issues.open({ id })).toMatchObject({ state: 'cancelled', sent: 0 })
})

test('a stopped issue is resumed for those who have none yet, and its messages are not sent by themselves', async () => {
  const { site, issues, draft, subscribe, deliver, recipients, rows, ...test } = await openIssues()
  await subscribe(['ann', 'bob', 'cleo'])
  const { id, version } = await draft()
  expect(await issues.resume({ id })).toMatchObject({ ok: false, status: 409 })
  await issues.send({ id, version })
  await site.runIssues()
  // Ann has hers, and the mail server has refused Bob.
  const [, bob] = await rows('outbox')
  await test.end('sent', ['ann'])
  await test.end('failed', ['bob'])
  await issues.stop({ id })
  expect(await test.admin.mail.sendAgain({ id: bob?.id })).toMatchObject({
    status: 409,
    message: 'Not sent: the issue was stopped, or its reader has unsubscribed.',
  })
  await deliver()
  expect(await rows('outbox')).toHaveLength(2)
  expect(await issues.resume({ id })).toMatchObject({ ok: true })
  await deliver()
  expect(recipients()).toEqual(['cleo@example.com'])
  expect(await issues.open({ id })).toMatchObject({ state: 'sent', sent: 2, failed: 1 })
})

test('emails to visitors do not wait behind an issue', async () => {
  const { site, store, clock, issues, draft, subscribe, fetch } = await openIssues()
  await subscribe(many.slice(0, 60))
  await issues.send(await draft())
  await site.runIssues()
  await fetch('/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'new@example.com' }),
  })
  const { rows } = await claimBatch(store, 'mail', clock(), { limit: 50, claimTime: 1000 })
  expect(rows.map(({ topic }) => topic)).toEqual([
    'confirm-subscription',
    ...Array(49).fill('issue'),
  ])
})

test('an issue counts as sent when all that is left is tried again, and says until when', async () => {
  let isBusy = true
  const smtp = await startSmtp(onTestFinished, {
    onRcptTo: ({ address }, _, done) =>
      done(isBusy && address.startsWith('ann') ? smtpError(451, 'Try again later') : undefined),
  })
  const mailer = createMailer(smtp.url)
  onTestFinished(() => mailer.close())
  const { admin, issues, draft, subscribe, deliver, pass } = await openIssues({ mailer })
  await subscribe(['ann', 'bob', 'cleo'])
  const { id, version } = await draft()
  await issues.send({ id, version })
  expect(await issues.open({ id })).toMatchObject({ isRetried: false, waiting: 3, retried: 0 })
  await deliver()
  const retried = {
    ...{ state: 'sending', sent: 2, waiting: 1, retried: 1, isRetried: true },
    retriedUntil: '2026-11-24T09:30:00.000Z',
  }
  expect(await issues.open({ id })).toMatchObject(retried)
  expect((await issues.list()).issues).toMatchObject([retried])
  expect((await admin.dashboard.show()).waiting.mail.waiting).toBe(1)
  const results = await admin.search.find({ q: 'News' })
  expect(results.flatMap(({ found }) => found)).toContainEqual(
    expect.objectContaining({ detail: 'Newsletter issue · Sent' }),
  )
  isBusy = false
  pass(60_000)
  await deliver()
  expect(await issues.open({ id })).toMatchObject({ state: 'sent', sent: 3, retried: 0 })
})
