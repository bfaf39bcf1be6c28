import { expect, inject, test } from 'vitest'
import { openTestSite } from '#tests/fixtures/api.ts'

const path = '/api/newsletter/subscribe'
const success = { message: 'Successfully subscribed to our newsletter!' }

function json(body: string, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }
}

function form(body: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return new Request('http://localhost/blog', { method: 'POST', body, headers })
}

test('an address is stored before the response', async () => {
  const { fetch, rows } = await openTestSite()
  const response = await fetch(path, json('{"email":" Ann@Example.com "}'))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(success)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await rows('newsletter_subscribers')).toMatchObject([
    { email: 'Ann@Example.com', created_at: '2026-11-21T09:30:00.000Z' },
  ])
})

test('a known address gets the same response and stays one subscriber', async () => {
  const { fetch, rows } = await openTestSite()
  const first = await fetch(path, json('{"email":"ann@example.com"}'))
  const second = await fetch(path, json('{"email":"ANN@example.COM"}'))
  expect([second.status, await second.json()]).toEqual([first.status, await first.json()])
  expect(await rows('newsletter_subscribers')).toHaveLength(1)
})

test('concurrent requests to two servers store one subscriber', async () => {
  const { fetch, site, openAnother, rows } = await openTestSite()
  // Two connections to SQLite inside one process would wait for each other; two processes do not.
  const another = inject('databaseKind') === 'sqlite' ? site : await openAnother()
  const request = () => new Request(`http://localhost${path}`, json('{"email":"ann@example.com"}'))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? another : site).api.fetch(request())),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await rows('newsletter_subscribers')).toHaveLength(1)
  expect((await fetch(path, json('{"email":"bob@example.com"}'))).status).toBe(200)
  expect(await rows('newsletter_subscribers')).toHaveLength(2)
})

test.each([
  ['{"email":""}', 'Email is required'],
  ['{}', 'Email is required'],
  ['{"email":null}', 'Email is required'],
  ['{"email":"ann"}', 'Invalid email address'],
  ['{"email":"ann@example"}', 'Invalid email address'],
  ['{"email":"ann\\u0000@example.com"}', 'Email contains a character that is not text'],
])('%s is answered with "%s"', async (body, message) => {
  const { fetch, rows } = await openTestSite()
  const response = await fetch(path, json(body))
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toMatch('application/problem+json')
  expect(await response.json()).toMatchObject({ status: 422, message, errors: { email: message } })
  expect(await rows('newsletter_subscribers')).toEqual([])
})

test('too many requests from one visitor get 429 with Retry-After; others are served', async () => {
  const { site, rows } = await openTestSite({
    rateLimits: {
      newsletter: { points: 2, seconds: 600 },
      leads: { points: 9, seconds: 60 },
      reads: { points: 9, seconds: 60 },
    },
  })
  const send = (remoteAddress: string, name: string) =>
    site.api.fetch(
      new Request(`http://localhost${path}`, json(`{"email":"${name}@example.com"}`)),
      { incoming: { socket: { remoteAddress } } },
    )
  await send('2001:db8::1', 'a')
  await send('2001:db8::2', 'b')
  const refused = await send('2001:db8:0:0:ffff::3', 'c')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590)
  expect(await refused.json()).toMatchObject({
    message: 'Too many tries. Wait 10 minutes.',
  })
  expect((await send('2001:db8:0:1::1', 'd')).status).toBe(200)
  expect(await rows('newsletter_subscribers')).toHaveLength(3)
})

test('the form works without JavaScript, and an error keeps what was typed', async () => {
  const { site, rows } = await openTestSite()
  const { newsletter } = site.servicesFor({ address: '192.0.2.1' })
  expect(await newsletter.subscribe(form('email=ann%40example.com'))).toMatchObject({
    status: 200,
    ...success,
  })
  expect(await newsletter.subscribe(form('email=ann%40example'))).toEqual({
    status: 422,
    message: 'Invalid email address',
    errors: { email: 'Invalid email address' },
    values: { email: 'ann@example' },
  })
  expect(await rows('newsletter_subscribers')).toHaveLength(1)
})

test.each([
  ['an unknown field', 'email=ann%40example.com&colour=red', 422],
  ['a repeated field', 'email=ann%40example.com&email=bob', 400],
  ['a malformed escape', 'email=ann%40example.com&colour%=red', 400],
])('a form with %s, sent without JavaScript, returns what was typed', async (_, body, status) => {
  const { site, rows } = await openTestSite()
  const answer = await site.servicesFor({ address: '192.0.2.1' }).newsletter.subscribe(form(body))
  expect(answer).toMatchObject({ status, values: { email: 'ann@example.com' } })
  expect(await rows('newsletter_subscribers')).toEqual([])
})

test('a rate-limited form, sent without JavaScript, returns what was typed', async () => {
  const none = { points: 0, seconds: 600 }
  const { site } = await openTestSite({
    rateLimits: { newsletter: none, leads: none, reads: none },
  })
  const { newsletter } = site.servicesFor({ address: '192.0.2.1' })
  expect(await newsletter.subscribe(form('email=ann%40example.com'))).toMatchObject({
    status: 429,
    values: { email: 'ann@example.com' },
    retryAfter: 600,
  })
})

test('a database error gets a 500 with a message and is reported once', async () => {
  const { fetch, database, reported } = await openTestSite()
  await database.store.schema.alterTable('newsletter_subscribers').renameTo('away').execute()
  const response = await fetch(path, json('{"email":"ann@example.com"}'))
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ message: 'Failed to subscribe. Please try again.' })
  expect(reported).toHaveLength(1)
})
