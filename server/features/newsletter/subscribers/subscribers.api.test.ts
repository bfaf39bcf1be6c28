import { expect, it } from 'vitest'
import { changesOf, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, type TestSite } from '#tests/fixtures/api.ts'

async function setup(role: 'owner' | 'editor' | 'viewer' = 'editor') {
  let now = Date.parse('2026-11-21T09:30:00Z')
  const test = await openTestSite({ clock: () => new Date(now) })
  const { admin, download } = await signIn(test, role)
  return {
    ...test,
    newsletter: admin.newsletter,
    download,
    pass(milliseconds: number) {
      now += milliseconds
    },
  }
}

async function subscribe({ fetch }: Pick<TestSite, 'fetch'>, ...emails: string[]) {
  for (const email of emails) {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email })
    await fetch('/api/newsletter/subscribe', { method: 'POST', headers, body })
  }
}

it('lists subscribers with their consent and counts them by state', async () => {
  const { newsletter, fetch } = await setup('editor')
  await subscribe({ fetch }, 'ann@example.com', 'bob@example.com')
  expect(await newsletter.list()).toMatchObject({
    counts: { pending: 2, confirmed: 0, unsubscribed: 0 },
    total: 2,
    hasMore: false,
    subscribers: [
      {
        state: 'pending',
        consent: {
          at: '2026-11-21T09:30:00.000Z',
          text: expect.stringMatching('one email a month'),
          source: null,
        },
      },
      {},
    ],
  })
})

it('finds part of an address, ignoring case and without wildcards', async () => {
  const { newsletter, fetch } = await setup('editor')
  await subscribe({ fetch }, 'Ann_B@example.com', 'annab@example.com', '100%@example.com')
  const found = async (search: string) =>
    (await newsletter.list({ search })).subscribers.map(({ email }) => email)
  expect(await found('NN_b')).toEqual(['Ann_B@example.com'])
  expect(await found('%@')).toEqual(['100%@example.com'])
  expect(await found("' or 1=1 --")).toEqual([])
  expect((await newsletter.list({ state: 'confirmed' })).subscribers).toEqual([])
})

it('adds an address by hand with its source, and sends a confirmation email', async () => {
  const { newsletter, rows } = await setup()
  const source = 'Asked at our stand'
  expect(await newsletter.add({ email: 'ann@example.com', source })).toMatchObject({ ok: true })
  expect(await rows('newsletter_subscribers')).toMatchObject([
    { state: 'pending', consent_source: source, consent_version: '2026-11-22' },
  ])
  expect(await rows('outbox')).toMatchObject([
    { topic: 'confirm-subscription', recipient: 'ann@example.com' },
  ])
  expect(await changesOf({ rows })).toMatchObject([{ action: 'newsletter.added' }])
  expect(await newsletter.add({ email: 'ann@example.com', source })).toMatchObject({
    ok: false,
    errors: { email: expect.stringMatching('within the last hour') },
  })
  expect(await rows('outbox')).toHaveLength(1)
})

it('refuses an address without a source of consent', async () => {
  const { newsletter, rows } = await setup()
  expect(await newsletter.add({ email: 'ann@example.com', source: ' ' })).toMatchObject({
    ok: false,
    errors: { source: 'Enter how this person asked for the newsletter' },
  })
  expect(await rows('newsletter_subscribers')).toEqual([])
})

it('unsubscribes by hand, which only the owner of the address can undo', async () => {
  const { newsletter, fetch, rows, pass } = await setup()
  await subscribe({ fetch }, 'ann@example.com')
  const [{ id } = { id: '' }] = await rows('newsletter_subscribers')
  expect(await newsletter.unsubscribe({ id })).toMatchObject({ ok: true })
  expect(await newsletter.unsubscribe({ id })).toMatchObject({ ok: false, status: 409 })
  expect(await newsletter.add({ email: 'ANN@example.com', source: 'x' })).toMatchObject({
    ok: false,
    errors: { email: expect.stringMatching('unsubscribed') },
  })
  pass(3_600_000)
  await subscribe({ fetch }, 'ann@example.com')
  expect(await rows('newsletter_subscribers')).toMatchObject([{ state: 'unsubscribed' }])
})

it('erases a subscriber and their emails, and keeps nothing that identifies them', async () => {
  const { newsletter, fetch, rows } = await setup()
  await subscribe({ fetch }, 'ann@example.com')
  const [{ id } = { id: '' }] = await rows('newsletter_subscribers')
  expect(await newsletter.erase({ id })).toMatchObject({ ok: true })
  expect(await rows('newsletter_subscribers')).toEqual([])
  expect(await rows('outbox')).toEqual([])
  expect(JSON.stringify(await changesOf({ rows }))).not.toMatch(/ann@/i)
  expect(await newsletter.add({ email: 'Ann@example.com', source: 'x' })).toMatchObject({
    ok: false,
    errors: { email: expect.stringMatching('was erased') },
  })
  await subscribe({ fetch }, 'ann@example.com')
  expect(await rows('newsletter_subscribers')).toHaveLength(1)
})

it('unsubscribes and erases several, and names those that it refuses', async () => {
  const { newsletter, fetch, rows, ...test } = await setup()
  await subscribe({ fetch }, 'ann@example.com', 'bob@example.com', 'cid@example.com')
  const all = await rows('newsletter_subscribers')
  const [ann = '', bob = '', cid = ''] = all.map(({ id }) => id)
  for (const id of [[], [ann, 'x'], Array.from({ length: 201 }, () => crypto.randomUUID())]) {
    expect(await newsletter.erase({ id })).toMatchObject({ ok: false, status: 422 })
    expect(await newsletter.unsubscribe({ id })).toMatchObject({ ok: false, status: 422 })
  }
  const { admin: author } = await signIn(test, 'author')
  await expect(author.newsletter.erase({ id: [ann, bob] })).rejects.toMatchObject({ status: 403 })
  expect(await rows('newsletter_subscribers')).toEqual(all)
  await newsletter.unsubscribe({ id: ann })
  const email = all[0]?.email
  expect(await newsletter.unsubscribe({ id: [ann, bob, cid] })).toMatchObject({
    message: '2 subscribers unsubscribed, 1 was not.',
    value: { refused: [`“${email}”: This address has already been unsubscribed or erased.`] },
  })
  await newsletter.erase({ id: bob })
  expect(await newsletter.erase({ id: [ann, bob, cid] })).toMatchObject({
    message: '2 subscribers erased, 1 was not.',
    value: { refused: ['This address has already been erased.'] },
  })
  expect(await rows('newsletter_subscribers')).toEqual([])
  const changes = await changesOf({ rows })
  expect(changes.filter(({ action }) => action === 'newsletter.unsubscribed')).toHaveLength(3)
  expect(changes.filter(({ action }) => action === 'newsletter.erased')).toHaveLength(3)
  expect(JSON.stringify(changes)).not.toContain('@example.com')
})

it('exports CSV with formulas escaped', async () => {
  const { fetch, download, rows } = await setup()
  await subscribe({ fetch }, '=cmd@example.com', 'a,"b@example.com')
  const response = await download('/admin/newsletter/export.csv?state=pending')
  expect(response?.headers.get('content-disposition')).toMatch('subscribers-2026-11-21.csv')
  const lines = ((await response?.text()) ?? '').split('\r\n')
  expect(lines[0]).toMatch(/email,state,subscribed_at/)
  expect(lines[1]).toMatch(/^'=cmd@example.com,pending,/)
  expect(lines[2]).toMatch(/^"a,""b@example.com",/)
  expect(await changesOf({ rows })).toMatchObject([{ action: 'newsletter.exported' }])
})

it('shows a viewer nothing', async () => {
  const { newsletter, download } = await setup('viewer')
  await expect(newsletter.list()).rejects.toMatchObject({ status: 403 })
  await expect(newsletter.add({ email: 'a@b.example' })).rejects.toMatchObject({ status: 403 })
  expect((await download('/admin/newsletter/export.csv'))?.status).toBe(403)
})
