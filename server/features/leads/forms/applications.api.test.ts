import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { MEBIBYTE, resumeRule, uploadMessages } from '#model/leads/upload.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { applicationForm } from '#tests/fixtures/application.ts'
import { compoundFile, exe, odt, office, pdf, png, zip } from '#tests/fixtures/uploads.ts'

const path = '/api/applications'

async function setup() {
  const site = await openTestSite()
  return {
    ...site,
    async send(form: FormData, headers: Record<string, string> = {}) {
      const response = await site.fetch(path, { method: 'POST', body: form, headers })
      return { status: response.status, answer: await response.json() }
    },
    async expectNothingStored() {
      expect(await site.rows('leads')).toEqual([])
      expect(await site.rows('lead_files')).toEqual([])
      expect(await site.storedFiles()).toEqual([])
      expect(site.reported).toEqual([])
    },
  }
}

test.for<[string, Buffer, string]>([
  ['Ravi Sinha – CV (2026).pdf', pdf(300_000), 'application/pdf'],
  [
    'cv.docx',
    office('docx'),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['CV.DOC', compoundFile('WordDocument'), 'application/msword'],
])('%s is stored byte for byte and named in the response', async ([name, content, mediaType]) => {
  const { send, rows, storedFiles } = await setup()
  const { status, answer } = await send(applicationForm({}, { name, content }))
  expect(status).toBe(201)
  expect(answer).toEqual({
    message: `Thank you! We have your application and your résumé “${name}”.`,
    reference: expect.stringMatching(/^WL-/),
    file: name,
  })
  const [lead] = await rows('leads')
  expect(lead).toMatchObject({
    kind: 'application',
    opening: 'QA Tester',
    name: 'Ravi Sinha',
    phone: '+91 612 555 0199',
    details: 'I like to break things.',
  })
  const sha256 = createHash('sha256').update(content).digest('hex')
  expect(await rows('lead_files')).toMatchObject([
    { lead_id: lead?.id, name, media_type: mediaType, size: content.length, sha256 },
  ])
  const [stored] = await storedFiles()
  expect((await readFile(stored ?? '')).equals(content)).toBe(true)
})

test.for<[string, string | undefined]>([
  ['general', 'general'],
  ['empty', ''],
  ['missing', undefined],
])('without an opening (%s) it is a general application', async ([, opening]) => {
  const { send, rows } = await setup()
  expect((await send(applicationForm({ opening, note: '' }))).status).toBe(201)
  expect(await rows('leads')).toMatchObject([{ opening: null, details: null }])
})

test.for<[string, string]>([
  [
    'content-writer',
    'The opening “Content Writer” has closed. Send your application again as a general one, and we will keep it for the next one that fits.',
  ],
  [
    'night-clerk',
    'The opening “Night Clerk” has closed. Send your application again as a general one, and we will keep it for the next one that fits.',
  ],
  [
    'astronaut',
    'We have no such opening. Send your application again as a general one, and we will keep it for the next one that fits.',
  ],
  [
    '__proto__',
    'We have no such opening. Send your application again as a general one, and we will keep it for the next one that fits.',
  ],
])(
  'an application for %s is refused, with the advice to send a general application',
  async ([opening, message]) => {
    const { send, expectNothingStored } = await setup()
    const { status, answer } = await send(applicationForm({ opening }))
    expect(status).toBe(422)
    expect(answer.errors).toEqual({ opening: message })
    await expectNothingStored()
  },
)

test('an opening accepts applications on its last day', async () => {
  const { send } = await setup()
  expect((await send(applicationForm({ opening: 'day-clerk' }))).status).toBe(201)
})

const rightToLeft = String.fromCharCode(0x202e)

test.for<[string, { name: string; content: Buffer } | null, string]>([
  ['missing', null, 'Please choose your résumé'],
  ['empty', { name: 'cv.pdf', content: Buffer.alloc(0) }, uploadMessages.empty],
  [
    'a byte too large',
    { name: 'cv.pdf', content: pdf(10 * MEBIBYTE + 1) },
    uploadMessages.tooLarge(resumeRule),
  ],
  ['a program', { name: 'cv.exe', content: exe }, uploadMessages.type(resumeRule)],
  ['with two extensions', { name: 'cv.pdf.exe', content: pdf() }, uploadMessages.type(resumeRule)],
  ['a program named pdf', { name: 'cv.pdf', content: exe }, uploadMessages.mismatch('pdf')],
  ['a picture named pdf', { name: 'cv.pdf', content: png }, uploadMessages.mismatch('pdf')],
  ['a picture', { name: 'cv.png', content: png }, uploadMessages.type(resumeRule)],
  ['an OpenDocument', { name: 'cv.odt', content: odt() }, uploadMessages.type(resumeRule)],
  [
    'a spreadsheet named docx',
    { name: 'cv.docx', content: office('xlsx') },
    uploadMessages.mismatch('docx'),
  ],
  [
    'an archive named docx',
    { name: 'cv.docx', content: zip({ 'a.txt': 'x' }) },
    uploadMessages.mismatch('docx'),
  ],
  [
    'an old spreadsheet named doc',
    { name: 'cv.doc', content: compoundFile('Workbook') },
    uploadMessages.mismatch('doc'),
  ],
  ['with a path', { name: '../../cv.pdf', content: pdf() }, uploadMessages.name],
  ['with a Windows path', { name: 'C:\\cv.pdf', content: pdf() }, uploadMessages.name],
  [
    'with a right-to-left override',
    { name: `cv${rightToLeft}fdp.exe.pdf`, content: pdf() },
    uploadMessages.name,
  ],
])('a résumé is refused with its own message (%s)', async ([, resume, message]) => {
  const { send, expectNothingStored } = await setup()
  const { status, answer } = await send(applicationForm({}, resume))
  expect(status).toBe(422)
  expect(answer.errors).toEqual({ resume: message })
  await expectNothingStored()
})

test('all errors are reported at once', async () => {
  const { send, expectNothingStored } = await setup()
  const form = applicationForm({ name: '', email: 'ravi@', phone: '', opening: 'x' }, null)
  expect((await send(form)).answer.errors).toEqual({
    name: 'Full name is required',
    email: 'Invalid email address',
    phone: 'Phone is required',
    resume: 'Please choose your résumé',
  })
  await expectNothingStored()
})

test('the same application sent twice is stored once, with one file', async () => {
  const { send, rows, storedFiles } = await setup()
  const first = await send(applicationForm(), { 'idempotency-key': 'key-of-a-browser-1' })
  const again = await send(applicationForm(), { 'idempotency-key': 'key-of-a-browser-2' })
  expect([first.status, again.status]).toEqual([201, 200])
  expect(again.answer).toEqual(first.answer)
  expect(await rows('leads')).toHaveLength(1)
  expect(await storedFiles()).toHaveLength(1)
})

test('without JavaScript the typed text is returned with the errors', async () => {
  const { site } = await setup()
  const request = new Request('http://localhost/career', {
    method: 'POST',
    body: applicationForm({ opening: 'content-writer' }),
  })
  const { applications } = site.servicesFor({ address: '192.0.2.1' })
  expect(await applications.submit(request)).toMatchObject({
    status: 422,
    values: { name: 'Ravi Sinha', note: 'I like to break things.' },
    errors: { opening: expect.stringContaining('has closed') },
  })
})
