import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { inquiryFileRule, uploadMessages } from '#model/leads/upload.ts'
import { openTestSite, readingTest, type TestSite } from '#tests/fixtures/api.ts'
import { inquiryParts } from '#tests/fixtures/inquiry.ts'
import { boundary, multipart, multipartRequest, type Part } from '#tests/fixtures/multipart.ts'
import { exe, pdf } from '#tests/fixtures/uploads.ts'

const type = `multipart/form-data; boundary=${boundary}`
const file: Part = { name: 'file', filename: 'brief.pdf', content: pdf() }
const completeForm = multipart([...inquiryParts(), file])
const malformed = 'The form is not complete or not valid multipart/form-data. Please send it again.'

/** Expects a problem response with this status and message, nothing stored and no error reported. */
async function expectRefusal(
  { site, rows, storedFiles, reported }: TestSite,
  request: Request,
  status: number,
  message: string | RegExp,
) {
  const response = await site.api.fetch(request)
  const problem = (await response.json()) as { message: string; errors?: Record<string, string> }
  expect(problem.message).toMatch(message)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toMatch('application/problem+json')
  expect(await rows('leads')).toEqual([])
  expect(await rows('lead_files')).toEqual([])
  expect(await storedFiles()).toEqual([])
  expect(reported).toEqual([])
  return problem.errors
}

readingTest.for<[string, Record<string, string>, Buffer, number, string | RegExp]>([
  [
    'JSON',
    { 'content-type': 'application/json' },
    Buffer.from('{}'),
    415,
    'must be sent as multipart',
  ],
  ['no type', { 'content-type': '' }, completeForm, 415, 'must be sent as multipart'],
  ['compressed', { 'content-encoding': 'gzip' }, completeForm, 415, 'The body is compressed'],
  ['no boundary', { 'content-type': 'multipart/form-data' }, completeForm, 400, 'boundary'],
  [
    'empty boundary',
    { 'content-type': 'multipart/form-data; boundary=""' },
    completeForm,
    400,
    'boundary',
  ],
  [
    'a boundary that the body does not use',
    { 'content-type': 'multipart/form-data; boundary=x' },
    completeForm,
    400,
    malformed,
  ],
  [
    'a boundary of 80 characters',
    { 'content-type': `multipart/form-data; boundary=${'x'.repeat(80)}` },
    completeForm,
    400,
    'boundary',
  ],
  ['an empty body', {}, Buffer.alloc(0), 400, malformed],
  ['a body that is not a form', {}, Buffer.from('hello'), 400, malformed],
  ['cut off in a field', {}, completeForm.subarray(0, 120), 400, malformed],
  ['cut off in the file', {}, completeForm.subarray(0, completeForm.length - 200), 400, malformed],
  [
    'cut off before its last boundary',
    {},
    multipart([...inquiryParts(), file], ''),
    400,
    malformed,
  ],
  [
    'cut off in its last boundary',
    {},
    completeForm.subarray(0, completeForm.length - 4),
    400,
    malformed,
  ],
  [
    'a repeated field',
    {},
    multipart([...inquiryParts(), { name: 'name', content: 'Bob' }, file]),
    400,
    'The form has the field "name" twice.',
  ],
  [
    'too many parts',
    {},
    multipart(Array.from({ length: 60 }, (_, index) => ({ name: `f${index}`, content: '' }))),
    400,
    'The form has too many parts.',
  ],
  [
    'bytes that are not UTF-8',
    {},
    multipart([
      ...inquiryParts({ name: undefined }),
      { name: 'name', content: Buffer.from([0x41, 0xff]) },
      file,
    ]),
    400,
    'The field "name" is not valid UTF-8.',
  ],
  [
    'an unknown character set',
    {},
    multipart([
      ...inquiryParts({ name: undefined }),
      {
        head: 'Content-Disposition: form-data; name="name"\r\nContent-Type: text/plain; charset=x-none',
        content: 'Ann',
      },
    ]),
    400,
    'The field "name" is not valid UTF-8.',
  ],
  [
    'a NUL in a header',
    {},
    multipart([...inquiryParts(), { ...file, filename: 'a\0.pdf' }]),
    400,
    malformed,
  ],
  [
    'a part without a name',
    {},
    multipart([...inquiryParts(), { head: 'Content-Disposition: form-data', content: 'x' }]),
    400,
    malformed,
  ],
  [
    'a file part whose header cannot be read',
    {},
    multipart([
      ...inquiryParts(),
      { head: 'Content-Disposition: form-data; name="file"; filename="a.pdf', content: pdf() },
    ]),
    400,
    malformed,
  ],
  [
    'a header of 20 kB',
    {},
    multipart([...inquiryParts(), { ...file, filename: `${'a'.repeat(20_000)}.pdf` }]),
    400,
    malformed,
  ],
])('a request is refused: %s', ([, headers, body, status, message], { shared }) =>
  expectRefusal(shared, multipartRequest(body, headers), status, message).then(() => {}),
)

readingTest.for<[string, Part[], string]>([
  ['empty', [{ ...file, content: '' }], 'This file is empty. Please choose it again.'],
  [
    'of an unsupported type',
    [{ ...file, filename: 'cv.pdf.exe' }],
    uploadMessages.type(inquiryFileRule),
  ],
  [
    'a program whose name ends in .pdf',
    [{ ...file, content: exe }],
    'The content of this file is not what its name says (.pdf). Please save it again in that format.',
  ],
  [
    'named with a path',
    [{ ...file, filename: '../../etc/x.pdf' }],
    'The name of this file cannot be used. Please rename it and choose it again.',
  ],
  [
    'named with a right-to-left override',
    [{ ...file, filename: 'a\u202efdp.pdf' }],
    'The name of this file cannot be used. Please rename it and choose it again.',
  ],
  [
    'without a name',
    [
      {
        head: 'Content-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream',
        content: 'x',
      },
    ],
    'The name of this file cannot be used. Please rename it and choose it again.',
  ],
  ['two files', [file, file], 'Please send one file only; put several into one zip.'],
  [
    'larger than 10 MB',
    [{ ...file, content: pdf(10 * 1024 * 1024 + 1) }],
    'This file is larger than 10 MB. Please send a smaller one, or a link in your message.',
  ],
])('a file is refused, with an error at its field: %s', async ([, parts, message], { shared }) => {
  const request = multipartRequest(multipart([...inquiryParts(), ...parts]))
  const errors = await expectRefusal(shared, request, 422, 'Please correct the marked fields')
  expect(errors).toEqual({ file: message })
})

readingTest(
  'a file in the wrong field and text in the file field are refused, each with an error at its field',
  async ({ shared }) => {
    const parts = [...inquiryParts(), { ...file, name: 'photo' }, { name: 'file', content: 'x' }]
    const request = multipartRequest(multipart(parts))
    expect(await expectRefusal(shared, request, 422, 'correct')).toEqual({
      photo: '"photo" is not a field of this form.',
      file: '"file" is not a field of this form.',
    })
  },
)

readingTest('__proto__ and constructor are treated as unknown fields', async ({ shared }) => {
  const parts = ['__proto__', 'constructor'].map((name) => ({ name, content: 'x' }))
  const request = multipartRequest(multipart([...inquiryParts(), ...parts]))
  const errors = await expectRefusal(shared, request, 422, 'correct')
  expect(Object.keys(errors ?? {}).sort()).toEqual(['__proto__', 'constructor'])
})

readingTest('a request with too large a Content-Length is refused', async ({ shared }) => {
  const headers = { 'content-length': String(11 * 1024 * 1024 + 1) }
  const request = multipartRequest(completeForm, headers)
  await expectRefusal(shared, request, 413, 'This file is larger than 10 MB.')
})

readingTest(
  'a request that grows too large is stopped, whatever its Content-Length',
  async ({ shared }) => {
    let sent = 0
    const head = multipart([...inquiryParts(), file], '').subarray(0, -100)
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(head),
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    await expectRefusal(shared, multipartRequest(endless), 413, 'This file is larger than 10 MB.')
    expect(sent).toBeLessThan(12 * 1024 * 1024)
  },
)

readingTest.for<[string, string, number, string]>([
  ['a repeated field', 'name=a&name=b', 400, 'The form has the field "name" twice.'],
  ['bytes that are not UTF-8', 'name=%FF', 400, 'not valid UTF-8'],
  ['a malformed escape', 'name=%', 400, 'not valid UTF-8'],
  ['400 kB', `details=${'a'.repeat(400_000)}`, 413, 'The body is larger than 300 kB.'],
  ['too many fields', Array.from({ length: 60 }, (_, n) => `f${n}=`).join('&'), 400, 'too many'],
  ['no fields', '', 422, 'correct'],
])('a URL-encoded form is refused: %s', ([, body, status, message], { shared }) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = multipartRequest(Buffer.from(body), headers)
  return expectRefusal(shared, request, status, message).then(() => {})
})

test('a replacement character that the visitor typed is kept', async () => {
  const { site, rows } = await openTestSite()
  const parts = [...inquiryParts({ details: 'It said "\ufffd" and é.' }), file]
  expect((await site.api.fetch(multipartRequest(multipart(parts)))).status).toBe(201)
  expect(await rows('leads')).toMatchObject([{ details: 'It said "\ufffd" and é.' }])
})

test('a part is decoded with the character set that it declares', async () => {
  const { site, rows } = await openTestSite()
  const head = (charset: string) =>
    `Content-Disposition: form-data; name="name"\r\nContent-Type: text/plain; charset=${charset}`
  for (const [charset, content] of [
    ['utf-8', Buffer.from('Zoé')],
    ['iso-8859-1', Buffer.from('Zoé', 'latin1')],
  ] as const) {
    const parts = [
      ...inquiryParts({ name: undefined, details: charset }),
      { head: head(charset), content },
    ]
    expect((await site.api.fetch(multipartRequest(multipart(parts)))).status).toBe(201)
  }
  expect((await rows('leads')).map(({ name }) => name)).toEqual(['Zoé', 'Zoé'])
})

test('an empty file field, as browsers send it, counts as no file', async () => {
  const { site, rows } = await openTestSite()
  const none = {
    head: 'Content-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream',
    content: '',
  }
  const response = await site.api.fetch(multipartRequest(multipart([...inquiryParts(), none])))
  expect(response.status).toBe(201)
  expect(await rows('lead_files')).toEqual([])
})

test('a form that arrives byte by byte is read', async () => {
  const { site, rows } = await openTestSite()
  const slow = new ReadableStream({
    start(controller) {
      for (const byte of completeForm) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect((await site.api.fetch(multipartRequest(slow))).status).toBe(201)
  expect(await rows('lead_files')).toMatchObject([{ size: pdf().length }])
})

test('an aborted upload leaves no file behind', async () => {
  const { site, dataDir, rows, reported, storedFiles } = await openTestSite()
  const server = createServer(getRequestListener(site.api.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const start = multipart([...inquiryParts(), { ...file, content: pdf(500_000) }]).subarray(
    0,
    400_000,
  )
  socket.write(
    `POST /api/inquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 500999\r\n\r\n`,
  )
  socket.write(start)
  const incoming = () => readdir(join(dataDir, 'files', 'incoming'))
  while ((await incoming()).length === 0) await setImmediate()
  socket.destroy()
  while ((await incoming()).length > 0) await setImmediate()
  expect(await storedFiles()).toEqual([])
  expect(await rows('leads')).toEqual([])
  expect(reported).toEqual([])
})
