import { expect, it } from 'vitest'
import { countsPath } from '#model/admin-paths.ts'
import type { Site } from '#server/site.ts'
import type { SiteDeps } from '#server/site-deps.ts'
import { type SignedIn, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'

const client = { address: '192.0.2.7' }

async function setup(deps: SiteDeps = {}) {
  const test = await openTestSite(deps)
  const editor = await signIn(test, 'editor')
  return { ...test, editor, stream: (site: Site = test.site) => openStream(site, editor) }
}

/** The request of a browser's EventSource. */
async function askForStream(site: Site, { cookie }: SignedIn) {
  const headers = { cookie, accept: 'text/event-stream' }
  const { download } = await site.visitAdmin(
    new Request(`http://localhost${countsPath}`, { headers }),
    client,
  )
  if (!download) throw new Error('There is no stream.')
  return download
}

async function openStream(site: Site, person: SignedIn) {
  const response = await askForStream(site, person)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  /** The next event's text; undefined at the end of the stream. */
  const next = async () => (await reader?.read())?.value
  return { response, next, leave: () => reader?.cancel() }
}

const countsIn = (event: string | undefined) => JSON.parse(event?.replace('data: ', '') ?? '')

const sendInquiry = (site: Site) =>
  site.api.fetch(
    new Request('http://localhost/api/inquiries', { method: 'POST', body: inquiryForm() }),
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  )

it('an open screen gets the counts, and new ones for a lead that another instance stored', async () => {
  const { stream, site, openAnother, rows } = await setup()
  const { response, next } = await stream()
  expect(response.headers.get('Content-Type')).toBe('text/event-stream')
  expect(response.headers.get('X-Accel-Buffering')).toBe('no')
  expect(countsIn(await next())).toEqual({ unread: 0, failed: 0, newest: null })
  await site.tellCounts()
  const another = await openAnother()
  expect((await sendInquiry(another)).status).toBe(201)
  await site.tellCounts()
  const event = await next()
  const [lead] = await rows('leads')
  expect(countsIn(event)).toEqual({ unread: 1, failed: 0, newest: lead?.id })
  expect(event).not.toContain(lead?.name)
})

it('the stream of an author tells nothing of visitors', async () => {
  const { site, ...test } = await setup()
  const { next, leave } = await openStream(site, await signIn({ ...test, site }, 'author'))
  await next()
  await sendInquiry(site)
  await site.tellCounts()
  await leave()
  const { response, ...own } = await openStream(site, await signIn({ ...test, site }, 'viewer'))
  expect(countsIn(await own.next())).toEqual({ unread: 0, failed: 0, newest: null })
  await own.leave()
})

it('a stream without news sends a sign of life every 15 seconds, and ends after ten minutes', async () => {
  let now = Date.parse('2026-11-21T09:30:00Z')
  const { stream, site } = await setup({ clock: () => new Date(now) })
  const { next } = await stream()
  await next()
  now += 15_000
  await site.tellCounts()
  expect(await next()).toBe('event: beat\ndata:\n\n')
  now += 600_000
  await site.tellCounts()
  expect(await next()).toBeUndefined()
})

it('signing out ends the streams of the session', async () => {
  const { stream, site, editor } = await setup()
  const { next } = await stream()
  await next()
  expect(await editor.admin.auth.signOut()).toMatchObject({ ok: true })
  await site.tellCounts()
  expect(await next()).toBe('event: signed-out\ndata:\n\n')
  expect(await next()).toBeUndefined()
})

it('an account can have six streams; one that is left makes room', async () => {
  const { stream, site, editor } = await setup()
  const [first] = await Promise.all(Array.from({ length: 6 }, () => stream()))
  await expect(askForStream(site, editor)).rejects.toMatchObject({ answer: { status: 429 } })
  await first?.leave()
  expect((await stream()).response.status).toBe(200)
})

it('a server that stops ends its streams at once and opens no more', async () => {
  const { stream, site, editor } = await setup()
  const { next } = await stream()
  await next()
  site.announceStop()
  expect(await next()).toBeUndefined()
  await expect(askForStream(site, editor)).rejects.toMatchObject({ answer: { status: 503 } })
})

it('a browser that does not read is dropped', async () => {
  const { site, editor, database, stream } = await setup()
  await Promise.all(Array.from({ length: 6 }, () => askForStream(site, editor)))
  for (let round = 0; round < 60; round += 1) {
    const state = round % 2 === 0 ? 'failed' : 'sent'
    const finished_at = new Date().toISOString()
    await database.store.updateTable('outbox').set({ state, finished_at }).execute()
    if (round === 0) await sendInquiry(site)
    await site.tellCounts()
  }
  expect((await stream()).response.status).toBe(200)
})

it('following the counts does not prolong a session', async () => {
  const { site, editor, rows, database } = await setup()
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  await database.store.updateTable('session').set({ expiresAt: soon }).execute()
  const ask = (path: string) => {
    const request = new Request(`http://localhost${path}`, { headers: { cookie: editor.cookie } })
    return site.visitAdmin(request, client)
  }
  const endsAt = async () => new Date((await rows('session'))[0]?.expiresAt ?? 0).toISOString()
  const { download } = await ask(countsPath)
  expect(await (await download)?.json()).toEqual({ unread: 0, failed: 0, newest: null })
  expect(await endsAt()).toBe(soon)
  await ask('/admin')
  expect(await endsAt()).not.toBe(soon)
})
