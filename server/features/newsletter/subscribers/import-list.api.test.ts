import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { changesOf, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

async function setup() {
  const test = await openTestSite()
  const { newsletter } = (await signIn(test, 'editor')).admin
  const preview = async (content: string | Uint8Array<ArrayBuffer>) => {
    const answer = await newsletter.preview({ file: list(content) })
    if (!answer.ok) throw new Error(answer.message)
    return answer.value
  }
  return {
    ...test,
    newsletter,
    preview,
    async importCsv(content: string, options: Record<string, string> = {}) {
      const { digest } = await preview(content)
      return newsletter.import({ file: list(content), digest, source: 'Shop, 2024', ...options })
    },
  }
}

function list(content: string | Uint8Array<ArrayBuffer>) {
  return new File([content], 'list.csv', { type: 'text/csv' })
}

it('distinguishes new addresses from known, repeated and invalid ones, with line and reason', async () => {
  const { newsletter, preview, rows } = await setup()
  await newsletter.add({ email: 'known@example.com', source: 'x' })
  const found = await preview(
    'email,phone,consent_at\nann@example.com,Ann,2024-02-29\nKNOWN@example.com,,\nann@EXAMPLE.com,,\nnobody,,\nbob@example.com,,31/12/2024\ncy@example.com,,2024-02-30\ndee@example.com,,2030-01-01\n',
  )
  expect(found).toMatchObject({
    fresh: 1,
    samples: ['ann@example.com'],
    known: { pending: 1, confirmed: 0 },
    repeated: 1,
    ignored: ['phone'],
    errorCount: 4,
    errors: [
      { line: 5, text: 'nobody', reason: 'Invalid email address' },
      { line: 6, reason: '“31/12/2024” is not a date such as 2024-12-31' },
      { line: 7, reason: '“2024-02-30” is not a date such as 2024-12-31' },
      { line: 8, reason: 'The date 2030-01-01 is in the future' },
    ],
  })
  expect(await rows('newsletter_subscribers')).toHaveLength(1)
})

it.each([
  [
    'a BOM, semicolons and CRLF',
    '\uFEFFE-Mail;Name\r\nann@example.com;"Lee; Ann"\r\nbob@example.com;\r\n',
  ],
  [
    'quotes with line breaks inside',
    'name,email\n"Ann\r\nLee",ann@example.com\n"B ""x""",bob@example.com\n',
  ],
  ['tabs and empty lines', 'email\tname\n\nann@example.com\tAnn\n\n\nbob@example.com\n'],
  ['no header', 'ann@example.com\nbob@example.com'],
  ['CR line ends', 'email\rann@example.com\rbob@example.com'],
])('reads %s', async (_name, content) => {
  const { preview } = await setup()
  expect(await preview(content)).toMatchObject({
    fresh: 2,
    errorCount: 0,
    samples: ['ann@example.com', 'bob@example.com'],
  })
})

it('reads a file that Excel saved as Unicode text', async () => {
  const { preview } = await setup()
  const text = Buffer.from('\uFEFFemail\tname\r\nann@example.com\tÅsa\r\n', 'utf16le')
  expect(await preview(new Uint8Array(text))).toMatchObject({ fresh: 1, encoding: 'UTF-16' })
  expect(await preview(new Uint8Array(text.swap16()))).toMatchObject({ fresh: 1 })
})

it('reads a file of an older program, and says how', async () => {
  const { preview } = await setup()
  const text = Buffer.from('email,Größe\nann@example.com,\x80 1 \x96 2\n', 'latin1')
  expect(await preview(new Uint8Array(text))).toMatchObject({
    ...{ fresh: 1, encoding: 'Windows-1252', ignored: ['Größe'] },
  })
  expect(await preview('email,Größe\nann@example.com,1\n')).toMatchObject({ encoding: 'UTF-8' })
})

it.each([
  [Buffer.concat([Buffer.from('email,für\n'), Buffer.from([0xf6])]), /^Line 2 .*UTF-8/],
  [Buffer.from('\xef\xbb\xbfemail,f\xfcr\n', 'latin1'), /^Line 1 .*UTF-8/],
  [Buffer.from('PK\x03\x04\x00\x00\xf6', 'latin1'), /^Line 1 .*UTF-8/],
  [Buffer.from('email,name\nann@example.com,"Ann\n'), /^Line \d+ cannot be read/],
  [Buffer.from('name,phone\nAnn,1\n'), /must name the columns/],
  [Buffer.from('email\n'), /There is no address/],
  [Buffer.alloc(0), /this one is empty/],
  [Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), /larger than 10 MB/],
])('explains why a file cannot be read', async (bytes, message) => {
  const { newsletter } = await setup()
  expect(await newsletter.preview({ file: list(new Uint8Array(bytes)) })).toMatchObject({
    ok: false,
    status: 422,
    errors: { file: expect.stringMatching(message) },
  })
})

it('counts lines as a text editor does, including breaks inside quotes', async () => {
  const { preview } = await setup()
  const content = 'email,name\r\nann@example.com,"A\r\nL"\r\n\r\nnobody,\r\n'
  expect((await preview(content)).errors).toMatchObject([{ line: 5 }])
})

it('sends each address a confirmation email unless consent is proven', async () => {
  const { importCsv, rows } = await setup()
  expect(await importCsv('email\nann@example.com\nbob@example.com\n')).toMatchObject({ ok: true })
  expect(await rows('newsletter_subscribers')).toMatchObject([
    { state: 'pending', consent_source: 'Shop, 2024', consent_version: '2026-11-22' },
    { state: 'pending' },
  ])
  expect(await rows('outbox')).toMatchObject([
    { topic: 'confirm-subscription', recipient: 'ann@example.com' },
    { topic: 'confirm-subscription', recipient: 'bob@example.com' },
  ])
  const proven = await importCsv(
    'email,consent_at,consent_text\ncy@example.com,2024-05-01,"I want the issue"\ndee@example.com,,\n',
    { way: 'proven', agreedOn: '2024-06-01' },
  )
  expect(proven).toMatchObject({ ok: true })
  expect((await rows('newsletter_subscribers')).slice(2)).toMatchObject([
    {
      state: 'confirmed',
      consent_source: 'I want the issue',
      consent_version: '',
      consent_at: '2024-05-01',
      confirmed_at: '2024-05-01',
      nonce: null,
    },
    { state: 'confirmed', consent_source: 'Shop, 2024', consent_at: '2024-06-01' },
  ])
  expect(await rows('outbox')).toHaveLength(2)
  expect((await changesOf({ rows })).map(({ summary }) => summary)).toEqual([
    'Imported 2 addresses, to be confirmed by email',
    'Imported 2 addresses as confirmed',
  ])
})

it('imports its own export: consent keeps its source, and pending addresses get a confirmation email', async () => {
  const { importCsv, rows } = await setup()
  const saved =
    'email,state,consent_at,consent_text,consent_source\n' +
    'shop@example.com,confirmed,2024-01-02T00:00:00.000Z,,Shop form\n' +
    'never@example.com,pending,2026-11-01T00:00:00.000Z,Yes to issues,\n'
  expect(await importCsv(saved, { way: 'proven', source: 'Old site' })).toMatchObject({
    ok: true,
    message:
      '1 address imported as confirmed. 1 address imported as unconfirmed. Confirmation emails will be sent once a mail server is set up.',
  })
  expect(await rows('newsletter_subscribers')).toMatchObject([
    { email: 'shop@example.com', state: 'confirmed', consent_source: 'Shop form' },
    { email: 'never@example.com', state: 'pending', consent_source: 'Yes to issues' },
  ])
  expect(await rows('outbox')).toMatchObject([{ recipient: 'never@example.com' }])
})

it('keeps a date of consent as a date, and a time as a time, through import and export', async () => {
  const { importCsv, newsletter } = await setup()
  const lines = [
    'day@example.com,2024-05-01,Shop',
    'time@example.com,2024-05-01T10:30:00.000Z,Shop',
    'zone@example.com,2024-05-01 16:00+05:30,Shop',
  ]
  await importCsv(['email,consent_at,consent_source', ...lines].join('\n'), { way: 'proven' })
  const { body } = await newsletter.export({})
  const exported = (await new Response(body as BodyInit).text()).split('\r\n')
  const dateOf = (name: string) =>
    exported.find((line) => line.startsWith(name))?.match(/2024-05-01[^,]*/g)
  expect(dateOf('day')).toEqual(['2024-05-01', '2024-05-01'])
  expect(dateOf('time')).toEqual(Array(2).fill('2024-05-01T10:30:00.000Z'))
  expect(dateOf('zone')).toEqual(Array(2).fill('2024-05-01T10:30:00.000Z'))
})

it('serves other requests while a long list is stored', async () => {
  const { importCsv, rows } = await setup()
  const addresses = Array.from({ length: 1_200 }, (_, index) => `reader-${index}@example.com`)
  const imported = importCsv(['email', ...addresses].join('\n'))
  let seen = 0
  while (seen === 0) {
    await setImmediate()
    seen = (await rows('newsletter_subscribers')).length
  }
  expect(seen).toBeLessThan(1_200)
  expect(await imported).toMatchObject({ ok: true })
  expect(await rows('newsletter_subscribers')).toHaveLength(1_200)
})

it('requires a source, the date of proven consent, and the previewed file', async () => {
  const { importCsv, rows } = await setup()
  const content = 'email\nann@example.com\n'
  expect(await importCsv(content, { source: '' })).toMatchObject({
    ok: false,
    errors: { source: expect.stringMatching('Enter where') },
  })
  expect(await importCsv(content, { way: 'proven' })).toMatchObject({
    ok: false,
    errors: { agreedOn: expect.stringMatching('Enter the date') },
  })
  expect(await importCsv(content, { digest: 'another' })).toMatchObject({
    ok: false,
    message: expect.stringMatching('not the file that you previewed'),
  })
  expect(await rows('newsletter_subscribers')).toEqual([])
})

it('does not import addresses that are unsubscribed or erased here', async () => {
  const { newsletter, importCsv, preview, rows } = await setup()
  await importCsv('email\nann@example.com\nbob@example.com\n')
  const [ann, bob] = await rows('newsletter_subscribers')
  await newsletter.unsubscribe({ id: ann?.id })
  await newsletter.erase({ id: bob?.id })
  const again = 'email,state\nANN@example.com,\nBob@example.com,\n'
  expect(await preview(again)).toMatchObject({ fresh: 0, known: { unsubscribed: 1, erased: 1 } })
  expect(await importCsv(again, { way: 'proven', agreedOn: '2024-01-01' })).toMatchObject({
    ok: false,
  })
  expect(await rows('newsletter_subscribers')).toMatchObject([{ state: 'unsubscribed' }])
})

it('imports what another site exported, with consent, confirmations and who has unsubscribed', async () => {
  const there = await setup()
  await there.importCsv('email,state,unsubscribed_at\ncy@example.com,unsubscribed,2025-03-01\n')
  expect((await there.preview('email,state\nnew@example.com,unsubscribed\n')).unsubscribed).toBe(1)
  await there.importCsv('email,consent_at,consent_source\nann@example.com,2024-05-01,Shop\n', {
    way: 'proven',
  })
  await there.fetch('/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bob@example.com' }),
  })
  const { store } = there.database
  await store
    .updateTable('newsletter_subscribers')
    .set({ state: 'confirmed', nonce: null, confirmed_at: '2026-11-21T09:20:00.000Z' })
    .where('email', '=', 'bob@example.com')
    .execute()
  const { body } = await there.newsletter.export({})
  const here = await setup()
  const file = await new Response(body as BodyInit).text()
  expect(await here.importCsv(file, { way: 'proven', source: '' })).toMatchObject({
    ok: true,
    message: '2 addresses imported as confirmed. 1 address kept as unsubscribed.',
  })
  const facts = async (site: typeof here) =>
    (await site.rows('newsletter_subscribers'))
      .map(({ id, nonce, created_at, import_id, import_at, ...row }) => row)
      .sort((one, other) => one.email.localeCompare(other.email))
  expect(await facts(here)).toEqual(await facts(there))
  expect(await here.rows('outbox')).toEqual([])
})
