import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { changesOf, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

async function opened() {
  const test = await openTestSite()
  const { subscribers } = (await signIn(test, 'editor')).admin
  const preview = async (content: string | Uint8Array<ArrayBuffer>) => {
    const answer = await subscribers.preview({ file: list(content) })
    if (!answer.ok) throw new Error(answer.message)
    return answer.value
  }
  return {
    ...test,
    subscribers,
    preview,
    async bring(content: string, wishes: Record<string, string> = {}) {
      const { digest } = await preview(content)
      return subscribers.import({ file: list(content), digest, source: 'Shop, 2024', ...wishes })
    },
  }
}

function list(content: string | Uint8Array<ArrayBuffer>) {
  return new File([content], 'list.csv', { type: 'text/csv' })
}

it('tells new from known, repeated and not valid, with the line and the reason', async () => {
  const { subscribers, preview, rows } = await opened()
  await subscribers.add({ email: 'known@example.com', source: 'x' })
  const found = await preview(
    'email,name,consent_at\nann@example.com,Ann,2024-02-29\nKNOWN@example.com,,\nann@EXAMPLE.com,,\nnobody,,\nbob@example.com,,31/12/2024\ncy@example.com,,2024-02-30\ndee@example.com,,2030-01-01\n',
  )
  expect(found).toMatchObject({
    fresh: 1,
    samples: ['ann@example.com'],
    known: { pending: 1, confirmed: 0 },
    repeated: 1,
    ignored: ['name'],
    faulty: 4,
    faults: [
      { line: 5, text: 'nobody', reason: 'Invalid email address' },
      { line: 6, reason: '“31/12/2024” is not a day such as 2024-12-31' },
      { line: 7, reason: '“2024-02-30” is not a day such as 2024-12-31' },
      { line: 8, reason: 'The day of consent has not come yet' },
    ],
  })
  expect(await rows('newsletter_subscribers')).toHaveLength(1)
})

it.each([
  [
    'a mark, semicolons and CRLF',
    '\uFEFFE-Mail;Name\r\nann@example.com;"Lee; Ann"\r\nbob@example.com;\r\n',
  ],
  [
    'quotes with line breaks inside',
    'name,email\n"Ann\r\nLee",ann@example.com\n"B ""x""",bob@example.com\n',
  ],
  ['tabs and empty lines', 'email\tname\n\nann@example.com\tAnn\n\n\nbob@example.com\n'],
  ['no heads at all', 'ann@example.com\nbob@example.com'],
  ['line ends of an old Mac', 'email\rann@example.com\rbob@example.com'],
])('reads %s', async (_name, content) => {
  const { preview } = await opened()
  expect(await preview(content)).toMatchObject({
    fresh: 2,
    faulty: 0,
    samples: ['ann@example.com', 'bob@example.com'],
  })
})

it('reads what Excel saves as Unicode text', async () => {
  const { preview } = await opened()
  const text = Buffer.from('\uFEFFemail\tname\r\nann@example.com\tÅsa\r\n', 'utf16le')
  expect(await preview(new Uint8Array(text))).toMatchObject({ fresh: 1 })
})

it.each([
  [Buffer.from('email\nann@example.com\nj\xf6rg@example.com\n', 'latin1'), /^Line 3 .*UTF-8/],
  [Buffer.from('email,name\nann@example.com,"Ann\n'), /^Line \d+ cannot be read/],
  [Buffer.from('name,phone\nAnn,1\n'), /must name the columns/],
  [Buffer.from('email\n'), /There is no address/],
  [Buffer.alloc(0), /this one is empty/],
  [Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), /larger than 10 MB/],
])('says what is wrong with a file that cannot be read', async (bytes, sentence) => {
  const { subscribers } = await opened()
  expect(await subscribers.preview({ file: list(new Uint8Array(bytes)) })).toMatchObject({
    ok: false,
    status: 422,
    errors: { file: expect.stringMatching(sentence) },
  })
})

it('counts lines as an editor of text does, breaks inside quotes too', async () => {
  const { preview } = await opened()
  const content = 'email,name\r\nann@example.com,"A\r\nL"\r\n\r\nnobody,\r\n'
  expect((await preview(content)).faults).toMatchObject([{ line: 5 }])
})

it('asks each by mail, unless consent can be proven', async () => {
  const { bring, rows } = await opened()
  expect(await bring('email\nann@example.com\nbob@example.com\n')).toMatchObject({ ok: true })
  expect(await rows('newsletter_subscribers')).toMatchObject([
    { state: 'pending', consent_source: 'Shop, 2024', consent_version: '2026-11' },
    { state: 'pending' },
  ])
  expect(await rows('outbox')).toMatchObject([
    { topic: 'confirm-subscription', recipient: 'ann@example.com' },
    { topic: 'confirm-subscription', recipient: 'bob@example.com' },
  ])
  const proven = await bring(
    'email,consent_at,consent_text\ncy@example.com,2024-05-01,"I want the letter"\ndee@example.com,,\n',
    { way: 'proven', agreedOn: '2024-06-01' },
  )
  expect(proven).toMatchObject({ ok: true })
  expect((await rows('newsletter_subscribers')).slice(2)).toMatchObject([
    {
      state: 'confirmed',
      consent_source: 'I want the letter',
      consent_version: '',
      consent_at: '2024-05-01T00:00:00.000Z',
      nonce: null,
    },
    { state: 'confirmed', consent_source: 'Shop, 2024', consent_at: '2024-06-01T00:00:00.000Z' },
  ])
  expect(await rows('outbox')).toHaveLength(2)
  expect((await changesOf({ rows })).map(({ summary }) => summary)).toEqual([
    'Brought in a list with 2 addresses, each to be confirmed by mail',
    'Brought in a list with 2 addresses, confirmed elsewhere',
  ])
})

it('takes back what it has saved: consent keeps its source, and who never confirmed is asked', async () => {
  const { bring, rows } = await opened()
  const saved =
    'email,state,consent_at,consent_text,consent_source\n' +
    'shop@example.com,confirmed,2024-01-02T00:00:00.000Z,,Shop form\n' +
    'never@example.com,pending,2026-11-01T00:00:00.000Z,Yes to letters,\n'
  expect(await bring(saved, { way: 'proven', source: 'Old site' })).toMatchObject({
    ok: true,
    message:
      '1 address brought in as confirmed. 1 address brought in that had never confirmed. The mails that ask for the confirmation leave once a mail server is set.',
  })
  expect(await rows('newsletter_subscribers')).toMatchObject([
    { email: 'shop@example.com', state: 'confirmed', consent_source: 'Shop form' },
    { email: 'never@example.com', state: 'pending', consent_source: 'Yes to letters' },
  ])
  expect(await rows('outbox')).toMatchObject([{ recipient: 'never@example.com' }])
})

it('lets others in between while a long list is stored', async () => {
  const { bring, rows } = await opened()
  const addresses = Array.from({ length: 1_200 }, (_, index) => `reader-${index}@example.com`)
  const brought = bring(['email', ...addresses].join('\n'))
  let seen = 0
  while (seen === 0) {
    await setImmediate()
    seen = (await rows('newsletter_subscribers')).length
  }
  expect(seen).toBeLessThan(1_200)
  expect(await brought).toMatchObject({ ok: true })
  expect(await rows('newsletter_subscribers')).toHaveLength(1_200)
})

it('wants a source, for proven consent a day too, and the file that was looked at', async () => {
  const { bring, rows } = await opened()
  const content = 'email\nann@example.com\n'
  expect(await bring(content, { source: '' })).toMatchObject({
    ok: false,
    errors: { source: expect.stringMatching('Say where') },
  })
  expect(await bring(content, { way: 'proven' })).toMatchObject({
    ok: false,
    errors: { agreedOn: expect.stringMatching('Say on which day') },
  })
  expect(await bring(content, { digest: 'another' })).toMatchObject({
    ok: false,
    message: expect.stringMatching('not the file that you looked at'),
  })
  expect(await rows('newsletter_subscribers')).toEqual([])
})

it('brings back nobody who unsubscribed or was erased', async () => {
  const { subscribers, bring, preview, rows } = await opened()
  await bring('email\nann@example.com\nbob@example.com\n')
  const [ann, bob] = await rows('newsletter_subscribers')
  await subscribers.unsubscribe({ id: ann?.id })
  await subscribers.erase({ id: bob?.id })
  const again = 'email,state\nANN@example.com,\nBob@example.com,\ncy@example.com,unsubscribed\n'
  expect(await preview(again)).toMatchObject({
    fresh: 0,
    known: { unsubscribed: 1, erased: 1 },
    faults: [{ line: 4, reason: 'Unsubscribed, says the list itself' }],
  })
  expect(await bring(again, { way: 'proven', agreedOn: '2024-01-01' })).toMatchObject({ ok: false })
  expect(await rows('newsletter_subscribers')).toMatchObject([{ state: 'unsubscribed' }])
})
