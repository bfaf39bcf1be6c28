import { expect, onTestFinished, test } from 'vitest'
import { renderMail } from '#app/emails/render-email.tsx'
import { removeUnconfirmed } from '#server/features/newsletter/remove-unconfirmed.ts'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { startSmtp } from '#tests/fixtures/smtp.ts'

const start = Date.parse('2026-11-21T09:30:00Z')
const hour = 3_600_000
const day = 24 * hour

async function setup() {
  const { url, received } = await startSmtp(onTestFinished)
  const mailer = createMailer(url)
  onTestFinished(() => mailer.close())
  let now = start
  const own = { mailer, renderMail, clock: () => new Date(now) }
  const testSite = await openTestSite(own)
  const { newsletter } = testSite.site.servicesFor({ address: '192.0.2.1' })
  return {
    ...testSite,
    received,
    pass(milliseconds: number) {
      now += milliseconds
    },
    subscribe: (email: string) =>
      testSite.fetch('/api/newsletter/subscribe', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      }),
    confirm: (link: string) => newsletter.confirm(new Request(link, { method: 'POST' })),
    unsubscribe: (link: string) => newsletter.unsubscribe(new Request(link, { method: 'POST' })),
    oneClick: (link: string) =>
      testSite.fetch(new URL(link).pathname + new URL(link).search, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    /** The links of the latest email. */
    links: () => [...(received.at(-1)?.text ?? '').matchAll(/\S+\?key=\S+/g)].map(([link]) => link),
    subscribers: () => testSite.rows('newsletter_subscribers'),
    states: async () => (await testSite.rows('outbox')).map(({ state }) => state),
  }
}

test('an address is confirmed by its owner, and the time and version of the consent are stored', async () => {
  const { subscribe, site, received, links, confirm, subscribers } = await setup()
  await subscribe('ann@example.com')
  await site.sendOutbox()
  expect(received).toHaveLength(1)
  expect(await subscribers()).toMatchObject([
    { state: 'pending', consent_version: '2026-11-22', consent_at: '2026-11-21T09:30:00.000Z' },
  ])
  const [link] = links()
  expect(link).toMatch(/^https:\/\/wavelength\.example\/newsletter\/confirm\?key=/)
  expect(await confirm(link ?? '')).toEqual({
    status: 200,
    message: 'Thank you. Your address is confirmed.',
    key: expect.stringMatching(/^[0-9a-f-]{36}\./),
  })
  expect(await subscribers()).toMatchObject([
    { state: 'confirmed', nonce: null, confirmed_at: '2026-11-21T09:30:00.000Z' },
  ])
  await site.sendOutbox()
  expect(received).toHaveLength(2)
  expect(received[1]?.subject).toBe('Welcome to the list of Wavelength')
})

test('a link works once, for seven days after its email was sent', async () => {
  const { subscribe, site, links, confirm, pass, subscribers } = await setup()
  await subscribe('ann@example.com')
  // As if no mail server had been set for three weeks.
  pass(21 * day)
  await site.sendOutbox()
  const [link = ''] = links()
  pass(7 * day)
  expect(await confirm(link)).toMatchObject({ status: 410 })
  expect(await subscribers()).toMatchObject([{ state: 'pending' }])
  pass(-1)
  expect(await confirm(link)).toMatchObject({ status: 200 })
  expect(await confirm(link)).toMatchObject({ status: 410 })
})

test('another request sends a new link and invalidates the first, once an hour at most', async () => {
  const { subscribe, site, received, links, confirm, pass } = await setup()
  await subscribe('ann@example.com')
  await site.sendOutbox()
  const [first = ''] = links()
  await subscribe('ANN@example.com')
  pass(hour - 1)
  await subscribe('ann@example.com')
  await site.sendOutbox()
  expect(received).toHaveLength(1)
  pass(1)
  await subscribe('ann@example.com')
  await site.sendOutbox()
  expect(received).toHaveLength(2)
  expect(await confirm(first)).toMatchObject({ status: 410 })
  expect(await confirm(links()[0] ?? '')).toMatchObject({ status: 200 })
  pass(day)
  expect((await subscribe('ann@example.com')).status).toBe(200)
  await site.sendOutbox()
  expect(received.at(-1)?.subject).toBe('Welcome to the list of Wavelength')
})

test('a stranger cannot flood an address by spelling it differently', async () => {
  const { subscribe, site, received, pass, subscribers } = await setup()
  const spellings = ['ann@example.com', 'ann+1@example.com', 'a.n.n@example.com']
  for (const address of spellings) expect((await subscribe(address)).status).toBe(200)
  await site.sendOutbox()
  expect(received).toHaveLength(1)
  expect(await subscribers()).toHaveLength(3)
  // A later request gets its email.
  pass(hour)
  await subscribe('ann+1@example.com')
  await site.sendOutbox()
  expect(received.map(({ envelopeTo }) => envelopeTo)).toEqual([
    ['ann@example.com'],
    ['ann+1@example.com'],
  ])
})

test('concurrent requests send one email, and unsubscribing wins over confirming', async () => {
  const { subscribe, site, received, confirm, unsubscribe, subscribers, pass } = await setup()
  const texts = (from = 0) => received.slice(from).map(({ text }) => text ?? '')
  const linkIn = (text: string) => /\S+\?key=\S+/.exec(text)?.[0] ?? ''
  const unsubscribeLink = (text: string) => /\S+\/unsubscribe\?key=\S+/.exec(text)?.[0] ?? ''
  const people = ['ann', 'bob', 'cy', 'dee'].map((name) => `${name}@example.com`)
  for (const address of people) await subscribe(address)
  await site.sendOutbox()
  for (const text of texts()) await confirm(linkIn(text))
  await site.sendOutbox()
  const unsubscribeLinks = texts(people.length).map(unsubscribeLink)
  for (const link of unsubscribeLinks) await unsubscribe(link)
  pass(2 * hour)
  const before = received.length
  await Promise.all(
    people.flatMap((address) => Array.from({ length: 5 }, () => subscribe(address))),
  )
  await site.sendOutbox()
  const confirmations = texts(before)
  expect(confirmations).toHaveLength(people.length)
  const confirmed = await Promise.allSettled([
    ...confirmations.map((text) => confirm(linkIn(text))),
    ...unsubscribeLinks.map((link) => unsubscribe(link)),
  ])
  expect(confirmed.map(({ status }) => status)).not.toContain('rejected')
  expect((await subscribers()).map(({ state }) => state)).toEqual(people.map(() => 'unsubscribed'))
})

test('email clients and people can unsubscribe, and waiting emails are not sent', async () => {
  const own = await setup()
  const { subscribe, site, received, links, confirm, subscribers, pass } = own
  const { unsubscribe, oneClick, states } = own
  await subscribe('ann@example.com')
  await site.sendOutbox()
  await confirm(links()[0] ?? '')
  await site.sendOutbox()
  const header = (key: string) => received.at(-1)?.headers.find((one) => one.key === key)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [oneClickLink = ''] = /https:[^>]+/.exec(header('list-unsubscribe') ?? '') ?? []
  const [, link = ''] = links()
  expect(link).toMatch(/\/newsletter\/unsubscribe\?key=/)
  expect((await oneClick(oneClickLink)).status).toBe(200)
  expect(await subscribers()).toMatchObject([{ state: 'unsubscribed' }])
  expect(await unsubscribe(link)).toEqual({
    status: 200,
    message: 'Done. We will not email you again.',
  })
  // Subscribed again: the welcome email is still waiting when they unsubscribe.
  pass(2 * hour)
  await subscribe('ann@example.com')
  await site.sendOutbox()
  await confirm(links()[0] ?? '')
  await unsubscribe(link)
  const before = received.length
  await site.sendOutbox()
  expect(received).toHaveLength(before)
  expect(await states()).not.toContain('failed')
})

test('webhooks are called for every confirmation, including repeated ones', async () => {
  const { subscribe, site, links, confirm, unsubscribe, pass, rows, database } = await setup()
  const events = '["subscription.confirmed"]'
  // In a private network, so it is not called.
  const hook = { id: 'hook', url: 'http://127.0.0.1:9/', secret: 'whsec_AAAA', events }
  await database.store
    .insertInto('webhooks')
    .values({ ...hook, active: 1, created_at: '2026-11-21T09:30:00.000Z' })
    .execute()
  for (let times = 1; times <= 2; times++) {
    await subscribe('ann@example.com')
    await site.sendOutbox()
    const [link = ''] = links()
    expect(await confirm(link)).toMatchObject({ status: 200 })
    expect(await confirm(link)).toMatchObject({ status: 410 })
    const calls = (await rows('outbox')).filter(({ channel }) => channel === 'webhook')
    expect(calls).toHaveLength(times)
    await site.sendOutbox()
    await unsubscribe(links().at(-1) ?? '')
    pass(day)
  }
})

test('an unsent email whose link was replaced is dropped without an error', async () => {
  let now = start
  const first = await openTestSite({ clock: () => new Date(now) })
  const subscription = { method: 'POST', body: '{"email":"ann@example.com"}' }
  const headers = { 'content-type': 'application/json' }
  await first.fetch('/api/newsletter/subscribe', { ...subscription, headers })
  now += 2 * hour
  await first.fetch('/api/newsletter/subscribe', { ...subscription, headers })
  expect(await first.rows('outbox')).toHaveLength(2)
  // Without a mail server, it would pause messages that the next site should send.
  await first.site.close()
  const { url, received } = await startSmtp(onTestFinished)
  const mailer = createMailer(url)
  onTestFinished(() => mailer.close())
  await (await first.openAnother({ mailer, renderMail })).sendOutbox()
  expect(received).toHaveLength(1)
  expect(await first.rows('outbox')).toMatchObject([{ state: 'sent' }])
})

test.each([
  ['', 422],
  ['?key=', 422],
  ['?key=abc', 422],
  [`?key=00000000-0000-7000-8000-000000000000.${'A'.repeat(43)}`, 410],
])('the key "%s" is answered with %i, and changes nothing', async (query, status) => {
  const { subscribe, confirm, unsubscribe, oneClick, subscribers } = await setup()
  await subscribe('ann@example.com')
  const [before] = await subscribers()
  const link = `https://wavelength.example/api/newsletter/unsubscribe${query}`
  expect((await confirm(link)).status).toBe(status)
  expect((await unsubscribe(link)).status).toBe(status)
  expect((await oneClick(link)).status).toBe(status)
  expect(await subscribers()).toEqual([before])
})

test('a key for another purpose or another person is refused', async () => {
  const { subscribe, site, links, confirm, unsubscribe, subscribers } = await setup()
  await subscribe('ann@example.com')
  await site.sendOutbox()
  const [ann = ''] = links()
  await subscribe('bob@example.com')
  await site.sendOutbox()
  const [bob = ''] = links()
  expect(await unsubscribe(ann)).toMatchObject({ status: 410 })
  const mixed = ann.split('.').slice(0, -1).join('.') + bob.slice(bob.lastIndexOf('.'))
  expect(await confirm(mixed)).toMatchObject({ status: 410 })
  expect((await subscribers()).map(({ state }) => state)).toEqual(['pending', 'pending'])
})

test('a stranger’s request changes nothing for who has unsubscribed; confirming it does', async () => {
  const used = await setup()
  const { subscribe, site, links, confirm, unsubscribe, pass, subscribers } = used
  await subscribe('ann@example.com')
  await site.sendOutbox()
  await confirm(links()[0] ?? '')
  await site.sendOutbox()
  const [unsubscribeLink = ''] = links()
  await unsubscribe(unsubscribeLink)
  pass(day)
  await subscribe('ann@example.com')
  expect(await subscribers()).toMatchObject([{ state: 'unsubscribed' }])
  const { admin } = await signIn(used, 'editor')
  const input = { email: 'ann@example.com', source: 'At a fair' }
  expect(await admin.newsletter.add(input)).toMatchObject({ ok: false, status: 422 })
  await site.sendOutbox()
  const [first = ''] = links()
  await unsubscribe(unsubscribeLink)
  expect(await confirm(first), 'unsubscribing ends it').toMatchObject({ status: 410 })
  pass(day)
  await subscribe('ann@example.com')
  await site.sendOutbox()
  expect(await confirm(links()[0] ?? '')).toMatchObject({ status: 200 })
  expect(await subscribers()).toMatchObject([{ state: 'confirmed' }])
})

test('addresses that are never confirmed are removed 30 days after their email was sent', async () => {
  const { subscribe, site, links, confirm, unsubscribe, pass, subscribers, database } =
    await setup()
  let now = start
  const remove = async (days: number) => {
    pass(days * day)
    now += days * day
    await removeUnconfirmed({ store: database.store, clock: () => new Date(now) })
    return (await subscribers()).map(({ email }) => email)
  }
  for (const name of ['ann', 'bob', 'cy']) await subscribe(`${name}@example.com`)
  expect(await remove(31), 'its email is still to be sent').toHaveLength(3)
  await site.sendOutbox()
  expect(await remove(29)).toHaveLength(3)
  await subscribe('ann@example.com')
  await site.sendOutbox()
  await confirm(links()[0] ?? '')
  await site.sendOutbox()
  await unsubscribe(links()[0] ?? '')
  expect(await remove(2)).toEqual(['ann@example.com'])
  expect(await remove(60)).toEqual(['ann@example.com'])
})
