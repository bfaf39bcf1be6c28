import { expect, test } from 'vitest'
import { openTestSite } from '#tests/fixtures/api.ts'
import { inquiryFields, inquiryForm, inquiryParts } from '#tests/fixtures/inquiry.ts'
import { multipart, multipartRequest } from '#tests/fixtures/multipart.ts'
import { exe, pdf } from '#tests/fixtures/uploads.ts'

const client = { address: '192.0.2.1' }

function post(body: FormData | URLSearchParams, headers: Record<string, string> = {}) {
  return new Request('http://wavelength.example/contact', { method: 'POST', body, headers })
}

test('a form sent without JavaScript is stored with the source from its page', async () => {
  const { site, rows } = await openTestSite()
  const { inquiries } = site.servicesFor(client)
  const referer =
    'http://wavelength.example/contact?service=SEO&from=/services/seo-services&utm_source=mail&utm_term=tea'
  const answer = await inquiries.submit(post(inquiryForm(), { referer }))
  expect(answer).toMatchObject({ status: 201, message: 'Message sent successfully!' })
  expect(await rows('leads')).toMatchObject([
    { interest: 'SEO', source: '/services/seo-services', utm_source: 'mail', utm_term: 'tea' },
  ])
})

test('another site cannot set the source, and an invalid source does not lose the message', async () => {
  const { site, rows } = await openTestSite()
  const { inquiries } = site.servicesFor(client)
  await inquiries.submit(
    post(inquiryForm({ name: 'One' }), { referer: 'http://other.example/x?service=SEO' }),
  )
  const long = `http://wavelength.example/contact?service=${'x'.repeat(300)}&utm_source=a%00b`
  const answer = await inquiries.submit(post(inquiryForm({ name: 'Two' }), { referer: long }))
  expect(answer.status).toBe(201)
  expect(await rows('leads')).toMatchObject([
    { name: 'One', interest: null, source: null },
    { name: 'Two', interest: null, source: null, utm_source: null },
  ])
})

test.each([
  ['/about?utm_source=mail', '/about'],
  ['/contact', null],
  ['/contact?from=/blog', '/blog'],
])('a form sent from %s has the source %s', async (page, source) => {
  const { site, rows } = await openTestSite()
  const referer = `http://wavelength.example${page}`
  await site.servicesFor(client).inquiries.submit(post(inquiryForm(), { referer }))
  expect(await rows('leads')).toMatchObject([{ source }])
})

test('a URL-encoded form is accepted too', async () => {
  const { site, rows } = await openTestSite()
  const body = new URLSearchParams(inquiryFields({ name: 'Zoë + Söhne & Co' }))
  const answer = await site.servicesFor(client).inquiries.submit(post(body))
  expect(answer.status).toBe(201)
  expect(await rows('leads')).toMatchObject([{ name: 'Zoë + Söhne & Co' }])
})

test('a refused form returns everything that was typed', async () => {
  const { site, rows, storedFiles } = await openTestSite()
  const form = inquiryForm({ email: 'ann@example' }, { name: 'a.pdf', content: exe })
  const answer = await site.servicesFor(client).inquiries.submit(post(form))
  expect(answer).toMatchObject({
    status: 422,
    errors: {
      email: 'Invalid email address',
      file: 'The content of this file is not what its name says (.pdf). Please save it again in that format.',
    },
    values: { name: 'Ann Lee', email: 'ann@example', details: 'A shop for tea.\nWith a blog.' },
  })
  expect(await rows('leads')).toEqual([])
  expect(await storedFiles()).toEqual([])
})

test.each([
  ['rate-limited', 429, {}],
  ['too large by its Content-Length', 413, { 'content-length': String(12 * 1024 * 1024) }],
])('a form that is %s returns everything that was typed', async (reason, status, headers) => {
  const points = reason === 'rate-limited' ? 0 : 10
  const limit = { points, seconds: 600 }
  const { site, storedFiles } = await openTestSite({
    rateLimits: { newsletter: limit, leads: limit, reads: limit },
  })
  const body = multipart([
    ...inquiryParts(),
    { name: 'file', filename: 'a.pdf', content: pdf(100_000) },
  ])
  const answer = await site.servicesFor(client).inquiries.submit(multipartRequest(body, headers))
  expect(answer).toMatchObject({ status, values: { name: 'Ann Lee', email: 'ann@example.com' } })
  expect(await storedFiles()).toEqual([])
})

test('a server error returns the typed text and an email address to write to', async () => {
  const { site, database, reported } = await openTestSite()
  // Finish the jobs that run at the start, because they read these tables.
  await Promise.all([site.applyRetention(), site.sendOutbox()])
  await database.store.schema.alterTable('lead_files').renameTo('away_files').execute()
  await database.store.schema.alterTable('leads').renameTo('away').execute()
  expect(await site.servicesFor(client).inquiries.submit(post(inquiryForm()))).toMatchObject({
    status: 500,
    message:
      'We could not send your message. Please try again, or write to hello@wavelength.example.',
    values: { name: 'Ann Lee' },
  })
  expect(reported).toHaveLength(1)
})
