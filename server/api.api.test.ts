import { expect, test } from 'vitest'
import { openTestSite, readingTest } from '#tests/fixtures/api.ts'

readingTest.for(['/api', '/api/', '/api/nothing', '/api/faq/', '/api/blog/a/b', '/api/%00'])(
  '%s is a 404 with a message',
  async (path, { shared }) => {
    const response = await shared.fetch(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch('application/problem+json')
    expect(await response.json()).toMatchObject({
      message: 'There is nothing at this address of the API.',
    })
  },
)

readingTest.for([
  ['POST', '/api/faq', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/api/blog/first-post', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/newsletter/subscribe', 'POST, OPTIONS'],
  ['HEAD', '/api/inquiries', 'POST, OPTIONS'],
])('%s %s is a 405 that lists the methods in Allow', async ([method, path, allow], { shared }) => {
  const response = await shared.fetch(path ?? '', { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe(allow)
})

readingTest('OPTIONS lists the methods', async ({ shared }) => {
  const response = await shared.fetch('/api/blog', { method: 'OPTIONS' })
  expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
})

readingTest('HEAD answers like GET, without a body', async ({ shared }) => {
  const response = await shared.fetch('/api/blog', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('x-total-count')).toBe('5')
  expect(await response.text()).toBe('')
})

test('an internal error has a message with an id and shows no stack', async () => {
  const { fetch, database, reported } = await openTestSite()
  await database.store.schema.alterTable('posts').renameTo('away').execute()
  const response = await fetch('/api/blog')
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    message:
      'Something went wrong on our side. Please try again later. If it keeps happening, tell us this number: test-1.',
  })
  expect(reported).toHaveLength(1)
})

test('reads are rate-limited too', async () => {
  const one = { points: 1, seconds: 60 }
  const { fetch } = await openTestSite({ rateLimits: { newsletter: one, leads: one, reads: one } })
  expect((await fetch('/api/faq')).status).toBe(200)
  expect((await fetch('/api/blog')).status).toBe(429)
})
