import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { unzip } from '#tests/fixtures/zip.ts'

const address = 'ann@example.com'

/** An inquiry with a file, and a mail about it with a file of its own. */
async function setup() {
  const inbox = await openInbox()
  const owner = await signIn(inbox, 'owner')
  const { id } = await inbox.inquire({ email: address }, { name: 'brief.pdf', content: pdf() })
  const received = { lead_id: id, created_at: inbox.clock().toISOString() }
  const mailId = '0190a5c2-0000-7000-8000-000000000001'
  const fileId = '0190a5c2-0000-7000-8000-000000000002'
  const { store } = inbox
  const [file] = await inbox.rows('lead_files')
  if (!file) throw new Error('The inquiry has no file.')
  await store
    .insertInto('lead_mails')
    .values({
      id: mailId,
      lead_id: id,
      message_id: 'one@example.com',
      from_name: 'Ann Lee',
      from_address: address,
      subject: 'Re: Your inquiry',
      text: 'Tuesday suits me.',
      quoted: 'Would Tuesday suit you?',
      kind: 'answer',
      bounced: null,
      refused: '[{"name":"setup.exe","reason":"This kind of file is not accepted."}]',
      received_at: received.created_at,
    })
    .execute()
  await store
    .insertInto('lead_events')
    .values({
      ...received,
      id: mailId,
      kind: 'mail',
      actor_id: null,
      actor_name: 'Ann Lee',
      text: null,
      before: null,
      after: null,
    })
    .execute()
  const attachment = { ...file, id: fileId, name: 'plan.pdf', mail_id: mailId }
  await store
    .insertInto('lead_files')
    .values({ ...attachment, storage_key: `2026-11-21/${fileId}` })
    .execute()
  return { ...inbox, ...owner, id, fileId, file }
}

test('the timeline shows a received mail with its attachments', async () => {
  const { admin, id, fileId, file } = await setup()
  const lead = await admin.leads.lead({ id })
  expect(lead.file?.id).toBe(file.id)
  expect(lead.timeline).toContainEqual(
    expect.objectContaining({
      kind: 'received',
      nature: 'answer',
      from: { name: 'Ann Lee', address },
      text: 'Tuesday suits me.',
      quoted: 'Would Tuesday suit you?',
      files: [expect.objectContaining({ id: fileId, name: 'plan.pdf' })],
      refused: [{ name: 'setup.exe', reason: 'This kind of file is not accepted.' }],
    }),
  )
  const keyOf = async (values: Record<string, string>) => (await admin.leads.linkFile(values)).key
  expect(await keyOf({ id })).toMatch(file.id)
  expect(await keyOf({ id, file: fileId })).toMatch(fileId)
  const { leads } = await admin.leads.list({})
  expect(leads).toMatchObject([{ id, hasFile: true }])
})

test('a file of another lead has no link', async () => {
  const { admin, inquire, fileId } = await setup()
  const other = await inquire({ email: 'ben@example.com' })
  await expect(admin.leads.linkFile({ id: other.id, file: fileId })).rejects.toMatchObject({
    status: 404,
  })
})

test('received mails are exported and erased with the address', async () => {
  const { admin, download, rows } = await setup()
  const response = await download(`/admin/privacy/export.zip?address=${address}`)
  const { 'data.json': json } = await unzip(Buffer.from(await (response as Response).arrayBuffer()))
  expect(JSON.parse(String(json)).leads).toMatchObject([
    { mails: [{ text: 'Tuesday suits me.', attachments: ['plan.pdf'] }] },
  ])
  await admin.privacy.erase({ address, typed: address })
  expect([await rows('lead_mails'), await rows('lead_files')]).toEqual([[], []])
})
