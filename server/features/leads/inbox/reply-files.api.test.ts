import { expect, test } from 'vitest'
import { REPLY_UNDO_TIME } from '#model/leads/inbox.ts'
import { REPLY_FILES_MAX } from '#model/leads/reply-files.ts'
import { adminPassword, signIn } from '#tests/fixtures/admin.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'
import { exe, pdf, png } from '#tests/fixtures/uploads.ts'
import { unzip } from '#tests/fixtures/zip.ts'

const key = '0190a5c2-0000-7000-8000-000000000001'
const address = 'ann@example.com'

/** An inquiry with a file of its own, and a form with which it is answered. */
async function setup() {
  const inbox = await openInbox({ withMail: true })
  const editor = await signIn(inbox, 'editor', 'Edit Or')
  const own = { name: 'brief.pdf', content: pdf() }
  const { id } = await inbox.inquire({ email: address }, own)
  const { admin } = editor
  const input = { id, key, reply: 'The plan is attached.' }
  return {
    ...inbox,
    ...editor,
    id,
    input,
    async sent() {
      inbox.pass(REPLY_UNDO_TIME)
      await inbox.site.sendOutbox()
      return inbox.received.filter(({ subject }) => subject?.startsWith('Re:'))
    },
    async replyShown() {
      const { timeline } = await admin.leads.lead({ id })
      return timeline.flatMap((entry) => (entry.kind === 'reply' ? [entry] : []))[0]
    },
    draft: async () => (await admin.leads.lead({ id })).draft,
  }
}

function file(name: string, content: Buffer) {
  return new File([new Uint8Array(content)], name)
}

test('a reply is sent with its files, once, and shows them', async () => {
  const test = await setup()
  const content = pdf(3_000)
  const files = [file('plan.pdf', content), file('Straße.png', png)]
  expect(await test.admin.leads.reply({ ...test.input, files })).toMatchObject({ ok: true })
  await test.admin.leads.reply({ ...test.input, files })
  expect(await test.storedFiles()).toHaveLength(3)
  const [mail, ...others] = await test.sent()
  expect(others).toEqual([])
  expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['plan.pdf', 'application/pdf'],
    ['Straße.png', 'image/png'],
  ])
  expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).equals(content)).toBe(true)
  const shown = await test.replyShown()
  expect(shown?.files.map(({ name }) => name)).toEqual(['plan.pdf', 'Straße.png'])
  expect((await test.admin.leads.lead({ id: test.id })).file?.name).toBe('brief.pdf')
  const link = await test.admin.leads.linkFile({ id: test.id, file: shown?.files[0]?.id })
  const download = await test.download(`/admin/leads/file/${link.key}`)
  expect(Buffer.from(await (download as Response).arrayBuffer()).equals(content)).toBe(true)
})

test('the files of a planned reply leave with it, from whichever server sends it', async () => {
  const test = await setup()
  const planned = { ...test.input, files: file('plan.pdf', pdf()), at: '2026-11-24T15:00' }
  await test.admin.leads.reply(planned)
  const { planned: shown } = await test.admin.leads.lead({ id: test.id })
  expect(shown[0]?.files).toMatchObject([{ name: 'plan.pdf' }])
  await test.site.close()
  test.pass(72 * hour)
  const another = await test.openAnother()
  await another.sendOutbox()
  const mail = test.received.find(({ subject }) => subject?.startsWith('Re:'))
  expect(mail?.attachments).toMatchObject([{ filename: 'plan.pdf' }])
})

test('a reply that is taken back becomes a draft with its files, of which some are sent', async () => {
  const test = await setup()
  const files = [file('plan.pdf', pdf()), file('logo.png', png)]
  await test.admin.leads.reply({ ...test.input, files })
  const undone = { id: test.id, event: (await test.replyShown())?.id }
  expect(await test.admin.leads.undoReply(undone)).toMatchObject({ ok: true })
  const draft = await test.draft()
  expect(draft).toMatchObject({
    text: test.input.reply,
    files: [{ name: 'plan.pdf' }, { name: 'logo.png' }],
  })
  const other = await signIn(test, 'owner')
  expect((await other.admin.leads.lead({ id: test.id })).draft).toEqual({ text: '', files: [] })
  const attached = draft.files[1]?.id
  await test.admin.leads.reply({
    ...test.input,
    attached,
    files: file('notes.txt', Buffer.from('n')),
  })
  expect(await test.draft()).toEqual({ text: '', files: [] })
  const [mail] = await test.sent()
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['logo.png', 'notes.txt'])
  expect(await test.rows('lead_files')).toHaveLength(3)
  expect(await test.rows('erased_lead_files')).toHaveLength(1)
})

test('files that cannot be sent are refused with a sentence, and nothing is stored', async () => {
  const test = await setup()
  const big = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'big.zip')
  const half = new File([new Uint8Array(pdf(8 * 1024 * 1024))], 'half.pdf')
  const refusals: [unknown, RegExp][] = [
    [big, /^big\.zip: .*larger than 10 MB/],
    [[half, half], /larger than 15 MB/],
    [file('setup.exe', exe), /^setup\.exe: /],
    [[file('plan.pdf', pdf()), file('photo.png', exe)], /^photo\.png can’t be attached\. /],
    [file('empty.pdf', Buffer.alloc(0)), /^empty\.pdf: .*empty/],
    [Array(REPLY_FILES_MAX + 1).fill(file('plan.pdf', pdf())), /10 files/],
    ['plan.pdf', /Choose the files again/],
  ]
  for (const [files, message] of refusals) {
    expect(await test.admin.leads.reply({ ...test.input, files })).toMatchObject({
      status: 422,
      errors: { files: expect.stringMatching(message) },
    })
  }
  await test.admin.leads.setStatus({ id: test.id, status: 'spam' })
  const spam = { ...test.input, files: file('plan.pdf', pdf()) }
  expect(await test.admin.leads.reply(spam)).toMatchObject({ status: 409 })
  expect(await test.storedFiles()).toHaveLength(1)
  expect(await test.rows('lead_files')).toHaveLength(1)
})

test('a form in which no file is chosen sends none', async () => {
  const test = await setup()
  const files = new File([], '')
  expect(await test.admin.leads.reply({ ...test.input, files })).toMatchObject({ ok: true })
})

test('files and drafts are exported and erased with the address', async () => {
  const test = await setup()
  const owner = await signIn(test, 'owner')
  await test.admin.leads.reply({ ...test.input, files: file('plan.pdf', pdf()) })
  await owner.admin.leads.undoReply({ id: test.id, event: (await test.replyShown())?.id })
  await test.admin.leads.reply({ ...test.input, reply: 'Again', files: file('new.pdf', pdf()) })
  const response = await owner.download(`/admin/privacy/export.zip?address=${address}`)
  const { 'data.json': json } = await unzip(Buffer.from(await (response as Response).arrayBuffer()))
  const [lead] = JSON.parse(String(json)).leads
  expect(lead).toMatchObject({ drafts: [{ text: test.input.reply, attachments: ['plan.pdf'] }] })
  expect(lead.events).toContainEqual(
    expect.objectContaining({ kind: 'reply', text: 'Again', attachments: ['new.pdf'] }),
  )
  expect(lead.files).toHaveLength(3)
  await owner.admin.privacy.erase({ address, typed: address })
  expect([await test.rows('reply_drafts'), await test.storedFiles()]).toEqual([[], []])
})

test('drafts of a person whose account is removed are deleted with their files', async () => {
  const test = await setup()
  await test.admin.leads.reply({ ...test.input, files: file('plan.pdf', pdf()) })
  await test.admin.leads.undoReply({ id: test.id, event: (await test.replyShown())?.id })
  const owner = await signIn(test, 'owner')
  const [draft] = await test.rows('reply_drafts')
  await owner.admin.accounts.remove({ id: draft?.account_id, password: adminPassword })
  expect(await test.rows('reply_drafts')).toEqual([])
  expect((await test.rows('lead_files')).map(({ name }) => name)).toEqual(['brief.pdf'])
})
