import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { partnerForm } from '#tests/fixtures/application.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'

const key = (number: number) => `0190a5c2-0000-7000-8000-00000000000${number}`

test('a reply is emailed with the reference and the quoted original, and is on the timeline', async () => {
  const inbox = await openInbox({ withMail: true })
  const { admin } = await signIn(inbox, 'editor', 'Edit Or')
  const { id, reference } = await inbox.inquire()
  const { replyKey } = await admin.leads.lead({ id })
  const reply = 'Hello Ann,\n\nwe would love to.\n<b>Edit</b>'
  await admin.leads.reply({ id, reply, key: replyKey })
  await admin.leads.reply({ id, reply, key: replyKey })
  await inbox.site.sendOutbox()
  const mails = inbox.received.filter(({ subject }) => subject?.startsWith('Re:'))
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail).toMatchObject({
    subject: `Re: your inquiry (${reference})`,
    from: { name: 'Wavelength', address: 'hello@wavelength.example' },
    replyTo: [{ name: 'Edit Or, Wavelength', address: 'staff@wavelength.example' }],
    envelopeTo: ['ann@example.com'],
  })
  expect(mail?.text).toContain('we would love to.\n<b>Edit</b>')
  expect(mail?.html).toContain('&lt;b&gt;Edit&lt;/b&gt;')
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('You wrote on Saturday, November 21, 2026')
    expect(body).toContain('With a blog.')
  }
  const lead = await admin.leads.lead({ id })
  expect(lead).toMatchObject({ status: 'answered', firstReply: { inTime: true } })
  expect(lead.timeline).toContainEqual(
    expect.objectContaining({
      kind: 'reply',
      actor: 'Edit Or',
      isOwn: true,
      text: reply,
      delivery: { state: 'sent', lastError: null, at: '2026-11-21T09:30:00.000Z' },
    }),
  )
  expect(lead.timeline).toContainEqual(
    expect.objectContaining({ kind: 'mail', topic: 'lead-to-visitor' }),
  )
})

test('different text under a used key is another reply, so that no text is lost', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'owner')
  const { id } = await inbox.inquire()
  const other = await inbox.inquire({ name: 'Ben Oh', email: 'ben@example.com' })
  const first = await admin.leads.reply({ id, reply: 'First', key: key(1) })
  for (const reply of ['Second', 'First']) await admin.leads.reply({ id, reply, key: key(1) })
  await admin.leads.reply({ id: other.id, reply: 'First', key: key(1) })
  const next = first.ok ? first.value.replyKey : ''
  await admin.leads.reply({ id, reply: 'First', key: next })
  const { timeline } = await admin.leads.lead({ id })
  const replies = timeline.flatMap((entry) => (entry.kind === 'reply' ? [entry.text] : []))
  expect(replies.sort()).toEqual(['First', 'First', 'Second'])
  const mails = (await inbox.rows('outbox')).filter(({ topic }) => topic === 'lead-reply')
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
    'ann@example.com',
    'ann@example.com',
    'ann@example.com',
    'ben@example.com',
  ])
})

test('without a mail server a reply is paused, and the status is kept on request', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'owner')
  const { id } = await inbox.inquire()
  const answer = await admin.leads.reply({ id, reply: 'Hello', key: key(1), keep: 'on' })
  expect(answer.message).toMatch('will be sent once a mail server is set up')
  await inbox.site.sendOutbox()
  const lead = await admin.leads.lead({ id })
  expect(lead).toMatchObject({ status: 'new', due: null, firstReply: { inTime: true } })
  expect(lead.timeline.find(({ kind }) => kind === 'reply')).toMatchObject({
    delivery: { state: 'paused' },
  })
})

test('a reply that is empty or cannot be delivered is refused and changes nothing', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'owner')
  const spam = await inbox.inquire({ website: 'x' })
  const partner = await inbox.send('/api/partner-inquiries', partnerForm({ email: 'noor at home' }))
  const { id } = await inbox.inquire()
  const invalid = [
    { id: spam.id, reply: 'x', key: key(1) },
    { id: partner.id, reply: 'x', key: key(1) },
    { id, reply: ' \n ', key: key(1) },
    { id, reply: 'x\u0000', key: key(1) },
    { id, reply: 'x'.repeat(20_001), key: key(1) },
    { id, reply: 'x', key: '1' },
    { id, reply: 'x', key: '0190a5c2-0000-0000-0000-000000000001' },
  ]
  for (const input of invalid) expect(await admin.leads.reply(input)).toMatchObject({ ok: false })
  expect(await inbox.rows('lead_events')).toEqual([])
  const topics = (await inbox.rows('outbox')).map(({ topic }) => topic)
  expect(topics).not.toContain('lead-reply')
})

test('a name with a line break or a comma cannot add headers or recipients', async () => {
  const inbox = await openInbox({ withMail: true })
  const { admin } = await signIn(inbox, 'owner', 'Own Er')
  await inbox.store
    .updateTable('user')
    .set({ name: 'Eve, <eve@example.com>\r\nBcc: x@y.example' })
    .execute()
  const { id } = await inbox.inquire({ name: 'Ann, eve@example.com' })
  await admin.leads.reply({ id, reply: 'Hello\r\n.\r\nBcc: z@y.example', key: key(1) })
  await inbox.site.sendOutbox()
  const mail = inbox.received.find(({ subject }) => subject?.startsWith('Re:'))
  expect(mail?.envelopeTo).toEqual(['ann@example.com'])
  expect(mail?.bcc ?? []).toEqual([])
})
