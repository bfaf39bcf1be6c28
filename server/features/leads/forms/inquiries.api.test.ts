import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { pdf } from '#tests/fixtures/uploads.ts'

const path = '/api/inquiries'
const key = 'a-key-of-the-browser-0001'

function send({ fetch }: TestSite, form: FormData, headers: Record<string, string> = {}) {
  return fetch(path, { method: 'POST', body: form, headers })
}

test('an inquiry is stored with its source and answered with its reference', async () => {
  const site = await openTestSite()
  const form = inquiryForm({
    interest: 'SEO',
    source: '/services/seo-services',
    utm_source: 'mail',
  })
  const response = await send(site, form)
  expect(response.status).toBe(201)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const answer = (await response.json()) as { message: string; reference: string }
  expect(answer.message).toBe('Message sent successfully!')
  expect(answer.reference).toMatch(/^WL-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
  expect(await site.rows('leads')).toMatchObject([
    {
      reference: answer.reference,
      name: 'Ann Lee',
      email: 'ann@example.com',
      details: 'A shop for tea.\nWith a blog.',
      service: 'Design',
      budget: 'Less',
      status: 'new',
      spam_reason: null,
      interest: 'SEO',
      source: '/services/seo-services',
      utm_source: 'mail',
      utm_medium: null,
      created_at: '2026-11-21T09:30:00.000Z',
    },
  ])
})

test('service, budget and file may be left out or empty', async () => {
  const site = await openTestSite()
  expect((await send(site, inquiryForm({ service: undefined, budget: '' }))).status).toBe(201)
  expect(await site.rows('leads')).toMatchObject([{ service: null, budget: null }])
  expect(await site.rows('lead_files')).toEqual([])
})

test('a 9 MB PDF is stored byte for byte, with its hash', async () => {
  const site = await openTestSite()
  const content = pdf(9 * 1024 * 1024)
  const response = await send(site, inquiryForm({}, { name: 'Übersicht (2).pdf', content }))
  expect(response.status).toBe(201)
  const [inquiry] = await site.rows('leads')
  expect(await site.rows('lead_files')).toMatchObject([
    {
      lead_id: inquiry?.id,
      name: 'Übersicht (2).pdf',
      media_type: 'application/pdf',
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      storage_key: expect.stringMatching(/^2026-11-21\/[0-9a-f-]{36}$/),
    },
  ])
  const [stored, ...others] = await site.storedFiles()
  expect(others).toEqual([])
  expect((await readFile(stored ?? '')).equals(content)).toBe(true)
})

test.each([
  [{ name: ' ' }, { name: 'Full name is required' }],
  [{ name: undefined }, { name: 'Full name is required' }],
  [{ email: '' }, { email: 'Email is required' }],
  [{ email: 'ann@example' }, { email: 'Invalid email address' }],
  [{ details: '' }, { details: 'Project details are required' }],
  [{ service: 'Cooking' }, { service: 'Choose one of the options' }],
  [{ budget: '$1' }, { budget: 'Choose one of the options' }],
  [{ name: 'a\0b' }, { name: 'Full name contains a character that is not text' }],
  [
    { name: 'Ann\r\nBcc: all@example.com' },
    { name: 'Full name contains a character that cannot be used here' },
  ],
  [{ name: 'eeL \u202ennA' }, { name: 'Full name contains a character that cannot be used here' }],
  [
    { email: 'ann\u2066@example.com' },
    { email: 'Email contains a character that cannot be used here' },
  ],
  [{ email: 'an\ufeffn@example.com' }, { email: 'Invalid email address' }],
  [{ colour: 'red' }, { colour: '"colour" is not a field of this form.' }],
  [
    { name: '', email: '', details: '' },
    {
      name: 'Full name is required',
      email: 'Email is required',
      details: 'Project details are required',
    },
  ],
])(
  '%j is refused with an error at its field, and the file is not stored',
  async (changes, errors) => {
    const site = await openTestSite()
    const response = await send(site, inquiryForm(changes, { name: 'a.pdf', content: pdf() }))
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toMatch('application/problem+json')
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Unprocessable Entity',
      status: 422,
      message: 'Please correct the marked fields and send the form again.',
      errors,
    })
    expect(await site.rows('leads')).toEqual([])
    expect(await site.storedFiles()).toEqual([])
  },
)

test.each([
  ['too long', 'x'.repeat(2001)],
  ['two lines', 'a\r\nb'],
  ['a right-to-left override', 'a\u202eb'],
  ['a NUL', 'a\0b'],
])('an invalid lead source (%s) is dropped and the inquiry stored', async (_, value) => {
  const site = await openTestSite()
  const fields = ['interest', 'source', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign']
  const sources = [...fields, 'utm_term', 'utm_content']
  const everySource = (content: unknown) =>
    Object.fromEntries(sources.map((field) => [field, content]))
  expect((await send(site, inquiryForm(everySource(value) as Record<string, string>))).status).toBe(
    201,
  )
  expect(await site.rows('leads')).toMatchObject([everySource(null)])
})

test.each([
  [20_001, 'Project details can be at most 20000 characters long'],
  [1_000_000, 'This text is too long. Please shorten it.'],
])('a text of %i characters is refused', async (length, details) => {
  const site = await openTestSite()
  const response = await send(site, inquiryForm({ details: 'a'.repeat(length) }))
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: { details } })
  expect(await site.rows('leads')).toEqual([])
})

test('ten thousand characters outside the basic plane are not too long', async () => {
  const site = await openTestSite()
  const response = await send(site, inquiryForm({ details: '𝛌'.repeat(10_000) }))
  expect(response.status).toBe(201)
})

test('concurrent requests with one key to two servers store one inquiry', async () => {
  const site = await openTestSite()
  const another = await site.openAnother()
  const request = () =>
    new Request(`http://localhost${path}`, {
      method: 'POST',
      body: inquiryForm({}, { name: 'a.pdf', content: pdf(50_000) }),
      headers: { 'idempotency-key': key },
    })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? another : site.site).api.fetch(request()),
    ),
  )
  const references = await Promise.all(
    answers.map(async (answer) => (await answer.json()).reference),
  )
  expect(new Set(references).size).toBe(1)
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
  expect(await site.rows('leads')).toHaveLength(1)
  expect(await site.rows('lead_files')).toHaveLength(1)
  expect(await site.storedFiles()).toHaveLength(1)
})

test('a retry with a longer fill time is the same inquiry', async () => {
  const site = await openTestSite()
  await send(site, inquiryForm({ fill_time: '5000' }), { 'idempotency-key': key })
  const again = await send(site, inquiryForm({ fill_time: '65000' }), { 'idempotency-key': key })
  expect(again.status).toBe(200)
  expect(await site.rows('leads')).toHaveLength(1)
})

test('an inquiry marked as spam does not block the same one sent by a person', async () => {
  const site = await openTestSite()
  const tooFast = await send(site, inquiryForm({ fill_time: '900' }))
  const slowEnough = await send(site, inquiryForm({ fill_time: '9000' }))
  const again = await send(site, inquiryForm({ fill_time: '19000' }))
  expect([tooFast.status, slowEnough.status, again.status]).toEqual([201, 201, 200])
  const leads = await site.rows('leads')
  expect(leads.map(({ status }) => status)).toEqual(['spam', 'new'])
  expect(await again.json()).toMatchObject({ reference: leads[1]?.reference })
  const mails = await site.rows('outbox')
  expect(new Set(mails.map(({ subject_id }) => subject_id))).toEqual(new Set([leads[1]?.id]))
})

test('the same content under a new key returns the stored inquiry, even from another source', async () => {
  const site = await openTestSite()
  const file = { name: 'a.pdf', content: pdf(1000) }
  const first = await send(site, inquiryForm({ source: '/blog', interest: 'SEO' }, file), {
    'idempotency-key': key,
  })
  const again = await send(
    site,
    inquiryForm({ source: '/about', referrer: 'https://x.example', utm_source: 'mail' }, file),
    { 'idempotency-key': 'a-key-of-the-browser-0002' },
  )
  expect(again.status).toBe(200)
  expect(await again.json()).toEqual(await first.json())
  const withoutKey = await send(site, inquiryForm({}, file))
  expect(withoutKey.status).toBe(200)
  expect(await site.rows('leads')).toMatchObject([{ source: '/blog', interest: 'SEO' }])
  expect(await site.storedFiles()).toHaveLength(1)
})

test.each([
  ['name', { name: 'Bob Lee' }],
  ['email', { email: 'bob@example.com' }],
  ['details', { details: 'A shop for coffee.' }],
  ['service', { service: 'Advice' }],
  ['budget', { budget: '' }],
])('a different %s under a new key is a new inquiry', async (_, changes) => {
  const site = await openTestSite()
  await send(site, inquiryForm(), { 'idempotency-key': key })
  const headers = { 'idempotency-key': 'a-key-of-the-browser-0002' }
  expect((await send(site, inquiryForm(changes), headers)).status).toBe(201)
  expect(await site.rows('leads')).toHaveLength(2)
})

test('a different file under a new key is a new inquiry', async () => {
  const site = await openTestSite()
  await send(site, inquiryForm({}, { name: 'a.pdf', content: pdf(1000) }))
  await send(site, inquiryForm({}, { name: 'b.pdf', content: pdf(1000) }))
  await send(site, inquiryForm({}, { name: 'a.pdf', content: pdf(1001) }))
  await send(site, inquiryForm())
  expect(await site.rows('leads')).toHaveLength(4)
})

test('the same content under a new key is stored again after two hours', async () => {
  let now = new Date('2026-11-21T09:59:30Z')
  const site = await openTestSite({ clock: () => now })
  await send(site, inquiryForm(), { 'idempotency-key': key })
  now = new Date('2026-11-21T10:59:59Z')
  const headers = { 'idempotency-key': 'a-key-of-the-browser-0002' }
  expect((await send(site, inquiryForm(), headers)).status).toBe(200)
  now = new Date('2026-11-21T11:00:00Z')
  expect((await send(site, inquiryForm(), headers)).status).toBe(201)
  expect(await site.rows('leads')).toHaveLength(2)
})

test('the same key with different content is a conflict and stores nothing', async () => {
  const site = await openTestSite()
  await send(site, inquiryForm({}, { name: 'a.pdf', content: pdf(1000) }), {
    'idempotency-key': key,
  })
  for (const form of [
    inquiryForm({ details: 'Something else' }, { name: 'a.pdf', content: pdf(1000) }),
    inquiryForm({}, { name: 'a.pdf', content: pdf(1001) }),
    inquiryForm({}),
  ]) {
    const response = await send(site, form, { 'idempotency-key': key })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      message: 'This Idempotency-Key was used for something else. Please send this with a new key.',
    })
  }
  expect(await site.rows('leads')).toHaveLength(1)
  expect(await site.storedFiles()).toHaveLength(1)
})

test.each(['short', 'a'.repeat(101), 'with spaces in the key', 'schlüssel-schlüssel'])(
  'the key "%s" is refused',
  async (malformed) => {
    const site = await openTestSite()
    const response = await send(site, inquiryForm(), { 'idempotency-key': malformed })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: /^Idempotency-Key must be/ })
    expect(await site.rows('leads')).toEqual([])
  },
)

test('the answer says how long the promised one takes, counted from the first sending', async () => {
  let now = new Date('2026-11-21T09:30:00Z')
  const site = await openTestSite({ clock: () => now })
  expect(await (await send(site, inquiryForm())).json()).toMatchObject({ minutesLeft: 720 })
  now = new Date('2026-11-21T09:40:30Z')
  expect(await (await send(site, inquiryForm())).json()).toMatchObject({ minutesLeft: 709 })
})

test('without a key the same inquiry is stored once within the hour, and again the next day', async () => {
  let now = new Date('2026-11-21T09:59:30Z')
  const site = await openTestSite({ clock: () => now })
  const first = await (await send(site, inquiryForm())).json()
  now = new Date('2026-11-21T10:01:00Z')
  const again = await send(site, inquiryForm())
  expect([again.status, (await again.json()).reference]).toEqual([200, first.reference])
  now = new Date('2026-11-22T09:00:00Z')
  expect((await send(site, inquiryForm())).status).toBe(201)
  expect(await site.rows('leads')).toHaveLength(2)
})

test.each([
  [{ website: 'https://spam.example' }, 'The hidden field was filled in.'],
  [{ fill_time: '1999' }, 'The form was completed in 1999 ms.'],
  [{ fill_time: '-5' }, 'The form was completed in -5 ms.'],
])('%j is stored as spam and answered like any other inquiry', async (changes, reason) => {
  const site = await openTestSite()
  const response = await send(site, inquiryForm(changes))
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({ message: 'Message sent successfully!' })
  expect(await site.rows('leads')).toMatchObject([{ status: 'spam', spam_reason: reason }])
})

test.each(['2000', '', undefined, 'soon'])('a fill time of %j is not spam', async (fill_time) => {
  const site = await openTestSite()
  await send(site, inquiryForm({ fill_time }))
  expect(await site.rows('leads')).toMatchObject([{ status: 'new' }])
})

test('a reference that is already in use is replaced by another one', async () => {
  const references = ['WL-AAAA-AAAA', 'WL-AAAA-AAAA', 'WL-BBBB-BBBB']
  const site = await openTestSite({ newReference: () => references.shift() ?? 'WL-CCCC-CCCC' })
  await send(site, inquiryForm({ name: 'One' }))
  const second = await send(site, inquiryForm({ name: 'Two' }, { name: 'a.pdf', content: pdf() }))
  expect((await second.json()).reference).toBe('WL-BBBB-BBBB')
  expect(await site.rows('leads')).toHaveLength(2)
  expect(await site.storedFiles()).toHaveLength(1)
})

test('if the rows cannot be stored, the file is removed and the visitor gets an email address', async () => {
  const site = await openTestSite()
  await site.database.store.schema.alterTable('lead_files').renameTo('away_files').execute()
  const response = await send(site, inquiryForm({}, { name: 'a.pdf', content: pdf() }))
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    message:
      'We could not send your message. Please try again, or write to hello@wavelength.example.',
  })
  expect(site.reported).toHaveLength(1)
  expect(await site.rows('leads')).toEqual([])
  expect(await site.storedFiles()).toEqual([])
})

test('a stored inquiry survives a restart', async () => {
  const site = await openTestSite()
  await send(site, inquiryForm({}, { name: 'a.pdf', content: pdf(5000) }))
  const restarted = await site.openAnother({ clock: () => new Date('2026-11-23T00:00:00Z') })
  expect(restarted).toBeDefined()
  expect(await site.rows('leads')).toHaveLength(1)
  expect(await site.storedFiles()).toHaveLength(1)
})
