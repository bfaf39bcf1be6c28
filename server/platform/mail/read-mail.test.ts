import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/fixtures/api.ts'
import { attached, mixedMail, rawMail } from '#tests/fixtures/mails.ts'
import { createOpenMail } from './open-mail.ts'
import { readMail } from './read-mail.ts'

const read = (raw: Uint8Array) => readMail(raw, false)

test('Shift-JIS is read as text', async () => {
  const body = Buffer.from([0x93, 0xfa, 0x96, 0x7b])
  const mail = await read(
    rawMail({
      type: 'text/plain; charset=shift_jis',
      body,
      subject: '=?ISO-2022-JP?B?GyRCRnxLXBsoQg==?=',
    }),
  )
  expect(mail).toMatchObject({ text: '日本', subject: '日本' })
})

test('HTML is shown as its text, without scripts and pictures of other servers', async () => {
  const body =
    '<html><head><style>p{}</style></head><body><p>Hi <b>there</b></p><script>alert(1)</script>' +
    '<img src="https://track.example/p.gif" alt="pixel"><p>See <a href="https://acme.example/plan">the plan</a>.</p>' +
    '<blockquote><p>old</p></blockquote></body></html>'
  const { text, quoted } = await read(rawMail({ type: 'text/html; charset=utf-8', body }))
  expect(text).toBe('Hi there\n\nSee the plan (https://acme.example/plan).')
  expect(quoted).toBe('> old')
})

test.each([
  ['Am Mo., 23. Nov. 2026 um 10:00 Uhr schrieb Agency <hello@agency.test>:\n\n> Passt es?'],
  ['-----Original Message-----\nFrom: Agency\nSent: Monday\n\nDoes it fit?'],
  ['Von: Agency <hello@agency.test>\nGesendet: Montag\nAn: Ann\nBetreff: Re: x\n\nPasst es?'],
])('what is quoted below is apart: %s', async (quote) => {
  const { text, quoted } = await read(rawMail({ body: `Yes.\n\n${quote}` }))
  expect([text, quoted]).toEqual(['Yes.', quote])
})

test('answers between the lines of a quote stay with them', async () => {
  const body = '> Tuesday?\n\nYes\n\n> Wednesday?\n\nNo'
  expect(await read(rawMail({ body }))).toMatchObject({ text: body, quoted: '' })
})

test('a mail without a date, name or subject is read', async () => {
  const mail = await read(rawMail({ from: 'ann@example.com', subject: '', id: null }))
  expect(mail).toMatchObject({
    messageId: null,
    subject: '',
    from: { name: '', address: 'ann@example.com' },
    text: 'Tuesday suits me.',
    nature: 'answer',
  })
})

test('a mail without a sender has none', async () => {
  for (const from of ['', 'nobody', '<>', 'a@b']) {
    expect((await read(rawMail({ from }))).from, from).toBeNull()
  }
})

test('of 2,000 recipients each is known', async () => {
  const many = Array.from({ length: 2_000 }, (_, index) => `p${index}@example.com`)
  const { recipients, spamReason } = await read(rawMail({ to: many.join(',\r\n ') }))
  expect([recipients.length, recipients.at(-1)]).toEqual([2_000, 'p1999@example.com'])
  expect(spamReason).toBe('It was sent to 2000 addresses.')
})

test('control characters are left out, also those that no database takes', async () => {
  const { text } = await read(rawMail({ body: 'a\u0000b\u001bc\r\nd' }))
  expect(text).toBe('abc\nd')
})

test.each([
  ['auto-reply', ['Auto-Submitted: auto-replied']],
  ['auto-reply', ['Precedence: bulk']],
  ['auto-reply', ['Return-Path: <>']],
  ['answer', ['Auto-Submitted: no']],
  ['answer', ['List-Id: <team.example.com>']],
] as const)('it is an %s with %s', async (nature, headers) => {
  expect((await read(rawMail({ headers: [...headers] }))).nature).toBe(nature)
})

async function openFile(raw: Uint8Array, open = createOpenMail()) {
  const path = join(await temporaryFolder(), 'mail')
  await writeFile(path, raw)
  return open(path)
}

test('a mail of 30 MB is read in a thread', async () => {
  const parts = [
    { type: 'text/plain', body: 'Large.' },
    attached('a.zip', Buffer.alloc(22_000_000, 'x')),
  ]
  const mail = await openFile(mixedMail({ parts }))
  expect(mail).toMatchObject({ text: 'Large.' })
  expect(mail?.attachments[0]?.content).toHaveLength(22_000_000)
})

test('a mail whose quotes take too long to find is read without', async () => {
  const body = `Hello. ${'On '.repeat(16_000)}`
  const limits = { processor: 3_000, total: 60_000, memory: 256 }
  const mail = await openFile(rawMail({ body }), createOpenMail(limits))
  expect(mail?.text).toMatch(/^Hello\. On On/)
})

test('of HTML that is nested too deeply the words are kept', async () => {
  const body = `<style>p{}</style>${'<div>'.repeat(20_000)}Hello <b>Zo&euml;</b>&nbsp;&amp; Al<script>if (a<b) x()</script>`
  const mail = await openFile(rawMail({ type: 'text/html', body }))
  expect(mail?.text).toBe('Hello Zoë & Al')
})
