import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { addPerson, adminPassword, openBrowser, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, type TestSite } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { lockDatabase } from '#tests/fixtures/locked-database.ts'
import { pdf } from '#tests/fixtures/uploads.ts'

const client = { address: '192.0.2.1' }
const MINUTE = 60_000
afterEach(() => void vi.useRealTimers())

const failure =
  'We could not send your message. Please try again, or write to hello@wavelength.example.'

function visit({ site }: TestSite, cookie: string) {
  return site.visitAdmin(new Request('http://localhost/admin', { headers: { cookie } }), client)
}

test('while another process writes, a form gets 503, and its retry is stored once', async () => {
  const locked = await openTestSite({ lockWait: 50 })
  const { fetch, rows, storedFiles, reported, logged } = locked
  const { release } = await lockDatabase(locked)
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
  // It was not refused for its sender's address.
  expect(logged).toEqual([])
})

test('during the lock, a form without JavaScript gets its text back, and its retry is stored once', async () => {
  const locked = await openTestSite({ lockWait: 50 })
  const { site, rows } = locked
  const { release } = await lockDatabase(locked)
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

test('the newsletter form gets 503 too', async () => {
  const locked = await openTestSite({ lockWait: 50 })
  await lockDatabase(locked)
  const answer = await locked.fetch('/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.com' }),
  })
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
})

test('reads are answered during the lock, and none waits for a write of its own', async () => {
  // Nothing may wait for the lock; otherwise the test would time out.
  const locked = await openTestSite({ lockWait: 600_000 })
  const { site, fetch, reported } = locked
  const editor = await signIn(locked, 'editor')
  await fetch('/api/inquiries', { method: 'POST', body: inquiryForm() })
  const [lead] = await locked.rows('leads')
  const endsAt = async () => (await locked.rows('session'))[0]?.expiresAt
  const before = await endsAt()
  const { release } = await lockDatabase(locked)
  for (const path of ['/api/blog', '/api/blog?q=wave', '/api/faq']) {
    expect((await fetch(path)).status).toBe(200)
  }
  expect(await editor.admin.leads.list()).toMatchObject({ leads: [{ name: 'Ann Lee' }] })
  expect(await editor.admin.leads.lead({ id: lead?.id })).toMatchObject({ name: 'Ann Lee' })
  expect(await editor.admin.dashboard.show()).toBeTruthy()
  // The session is due for an extension.
  vi.useFakeTimers({ now: Date.now() + 10 * MINUTE, toFake: ['Date'] })
  const { actor, admin } = await visit(locked, editor.cookie)
  expect(actor).toMatchObject({ role: 'editor' })
  expect(await admin.dashboard.counts()).toMatchObject({ unread: 1 })
  await site.refreshContent()
  await site.sendOutbox()
  await site.applyRetention()
  await site.sweepFiles()
  await site.flushNotFound()
  await release()
  await expect.poll(endsAt).not.toEqual(before)
  expect(reported).toEqual([])
})

test('signing in fails with a message during the lock, and works afterwards', async () => {
  const locked = await openTestSite({ lockWait: 50 })
  await addPerson(locked.database, { name: 'Ann', email: 'ann@agency.test', role: 'editor' })
  const browser = openBrowser(locked)
  const enter = () =>
    browser.ask((admin) => admin.auth.signIn({ email: 'ann@agency.test', password: adminPassword }))
  const { release } = await lockDatabase(locked)
  expect(await enter()).toMatchObject({ ok: false, status: 503, retryAfter: 5 })
  await release()
  expect(await enter()).toMatchObject({ ok: true })
  expect(locked.reported).toEqual([])
})

test('an admin change fails with a message during the lock, and works afterwards', async () => {
  const locked = await openTestSite({ lockWait: 50 })
  const owner = await signIn(locked, 'owner')
  const { release } = await lockDatabase(locked)
  const invite = () =>
    owner.admin.accounts.invite({
      email: 'new@agency.test',
      role: 'editor',
      password: adminPassword,
    })
  expect(await invite()).toEqual({
    ok: false,
    status: 503,
    message: 'This is not possible right now. Please try again in a few seconds.',
    retryAfter: 5,
  })
  await release()
  expect(await invite()).toMatchObject({ ok: true })
  expect(locked.reported).toEqual([])
})

test.runIf(inject('databaseKind') === 'sqlite')(
  'while the file of SQLite is moved away or replaced, nothing is written to it',
  async () => {
    const { fetch, rows, dataDir, site, reported } = await openTestSite()
    const [file, away] = [join(dataDir, 'wavelength.sqlite'), join(dataDir, 'away')]
    const send = async () =>
      (await fetch('/api/inquiries', { method: 'POST', body: inquiryForm() })).status
    for (const isReplaced of [false, true]) {
      await rename(file, away)
      if (isReplaced) await writeFile(file, '')
      expect(await send()).toBe(503)
      await site.refreshContent()
      expect(site.isDatabaseUp()).toBe(false)
      await rename(away, file)
      expect(await rows('leads')).toEqual([])
      await site.refreshContent()
      expect(site.isDatabaseUp()).toBe(true)
    }
    expect(await send()).toBe(201)
    expect(reported).toEqual([])
  },
)

test.runIf(inject('databaseKind') === 'postgres')(
  'if reading is impossible too, the admin and the API say when to retry',
  async () => {
    const locked = await openTestSite({ lockWait: 50 })
    const editor = await signIn(locked, 'editor')
    const { release } = await lockDatabase(locked, 'access exclusive')
    await expect(visit(locked, editor.cookie)).rejects.toBeInstanceOf(Unavailable)
    expect((await locked.fetch('/api/blog')).status).toBe(503)
    await release()
    expect((await visit(locked, editor.cookie)).actor).toMatchObject({ role: 'editor' })
  },
)
