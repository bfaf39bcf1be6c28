import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { holdDatabase } from '#tests/fixtures/held-database.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { pdf } from '#tests/fixtures/uploads.ts'

const client = { address: '192.0.2.1' }
const failure =
  'We could not send your message. Please try again, or write to hello@wavelength.example.'

test('while another process writes, a form is put off and stored once afterwards', async () => {
  const held = await openTestSite({ lockWait: 50 })
  const { fetch, rows, storedFiles, reported } = held
  const { release } = await holdDatabase(held)
  const send = () =>
    fetch('/api/inquiries', {
      method: 'POST',
      headers: { 'idempotency-key': 'a-key-of-the-browser' },
      body: inquiryForm({}, { name: 'a.pdf', content: pdf() }),
    })
  const refused = await send()
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({ message: failure })
  expect(await rows('leads')).toEqual([])
  expect(await storedFiles()).toEqual([])
  await release()
  expect((await send()).status).toBe(201)
  expect((await send()).status).toBe(200)
  expect(await rows('leads')).toHaveLength(1)
  expect(await storedFiles()).toHaveLength(1)
  expect(reported).toEqual([])
})

test('a form without JavaScript gets its text back meanwhile, and is stored once too', async () => {
  const held = await openTestSite({ lockWait: 50 })
  const { site, rows } = held
  const { release } = await holdDatabase(held)
  const send = (body: FormData) =>
    site
      .servicesFor(client)
      .inquiries.submit(new Request('http://wavelength.example/contact', { method: 'POST', body }))
  expect(await send(inquiryForm())).toMatchObject({
    status: 503,
    retryAfter: 5,
    message: failure,
    values: { name: 'Ann Lee', email: 'ann@example.com', details: 'A shop for tea.\nWith a blog.' },
  })
  await release()
  expect(await send(inquiryForm())).toMatchObject({ status: 201 })
  expect(await send(inquiryForm())).toMatchObject({ status: 200 })
  expect(await rows('leads')).toHaveLength(1)
})

test('the newsletter box is put off in the same way', async () => {
  const held = await openTestSite({ lockWait: 50 })
  await holdDatabase(held)
  const answer = await held.fetch('/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.com' }),
  })
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
})

test('whatever is only read is answered meanwhile, and what the site does by itself writes nothing', async () => {
  // Nothing may wait for the lock: such a write would end only with the time limit of the test.
  const held = await openTestSite({ lockWait: 600_000 }, { SMTP_URL: 'smtp://127.0.0.1:9' })
  const { site, fetch, reported } = held
  const editor = await signIn(held, 'editor')
  await site.keepRetention()
  const { release } = await holdDatabase(held)
  for (const path of ['/api/blog', '/api/blog?q=wave', '/api/faq']) {
    expect((await fetch(path)).status).toBe(200)
  }
  expect(await editor.admin.inbox.list()).toMatchObject({ leads: [] })
  expect(await editor.admin.dashboard.show()).toBeTruthy()
  await site.refreshContent()
  await site.sendOutbox()
  await site.keepRetention()
  await site.sweepFiles()
  await site.writeMissing()
  await release()
  expect(reported).toEqual([])
})

test('a change in the back office is refused with a sentence, and can be made afterwards', async () => {
  const held = await openTestSite({ lockWait: 50 })
  const owner = await signIn(held, 'owner')
  const { release } = await holdDatabase(held)
  const invite = () => owner.admin.people.invite({ email: 'new@agency.test', role: 'editor' })
  expect(await invite()).toEqual({
    ok: false,
    status: 503,
    message: 'This is not possible right now. Please try again in a few seconds.',
    retryAfter: 5,
  })
  await release()
  expect(await invite()).toMatchObject({ ok: true })
  expect(held.reported).toEqual([])
})
