import { expect, test } from 'vitest'
import { REPLY_UNDO_TIME } from '#model/leads/inbox.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { partnerForm } from '#tests/fixtures/application.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'
import { responseSla } from './response-sla.ts'

type Inbox = Awaited<ReturnType<typeof openInbox>>

const slaOf = ({ store, late }: Inbox) => responseSla(store, '2026-11-01T00:00:00Z', late())

/** The id of the only reply, of one lead or of all. */
async function replyOf({ rows }: Inbox, id?: string) {
  const events = await rows('lead_events')
  return events.find(({ kind, lead_id }) => kind === 'reply' && (!id || lead_id === id))?.id
}

const key = (number: number) => `0190a5c2-0000-7000-8000-00000000000${number}`

test('a reply is emailed with the reference and the quoted original, and is on the timeline', async () => {
  const inbox = await openInbox({ withMail: true })
  const { admin } = await signIn(inbox, 'editor', 'Edit Or')
  const { id, reference } = await inbox.inquire()
  const { replyKey } = await admin.leads.lead({ id })
  const reply = 'Hello Ann,\n\nwe would love to.\n<b>Edit</b>'
  await admin.leads.reply({ id, reply, key: replyKey })
  await admin.leads.reply({ id, reply, key: replyKey })
  inbox.pass(REPLY_UNDO_TIME)
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
      delivery: {
        state: 'sent',
        lastError: null,
        at: '2026-11-21T09:30:10.000Z',
        hasNotLeft: false,
      },
    }),
  )
  expect(lead.timeline).toContainEqual(
    expect.objectContaining({ kind: 'mail', topic: 'lead-to-visitor' }),
  )
})

test('a reply ends with the signature of whoever wrote it', async () => {
  const inbox = await openInbox({ withMail: true })
  const { admin } = await signIn(inbox, 'editor', 'Edit Or')
  const owner = await signIn(inbox, 'owner')
  const { id } = await inbox.inquire()
  expect((await admin.leads.lead({ id })).signature).toBeNull()
  await admin.ownAccount.saveSignature({ signature: ' Edit Or\r\nDesign & code ' })
  await owner.admin.ownAccount.saveSignature({ signature: 'The owner' })
  expect((await admin.leads.lead({ id })).signature).toBe('Edit Or\nDesign & code')
  await admin.leads.reply({ id, key: key(1), reply: 'See you', at: '2026-11-24T15:00' })
  const { planned } = await admin.leads.lead({ id })
  await owner.admin.leads.sendPlanned({ id, event: planned[0]?.id })
  inbox.pass(REPLY_UNDO_TIME)
  await inbox.site.sendOutbox()
  const mail = inbox.received.find(({ text }) => text?.includes('See you'))
  const [written, signed, ...more] = mail?.text?.split(/^-- $/m) ?? []
  expect(written).toContain('See you')
  expect(signed).toMatch(/^\nEdit Or\nDesign & code\n\nEdit Or of /)
  expect(more).toEqual([])
  expect(mail?.html).toMatch(/<p [^>]*>Edit Or\nDesign &amp; code<\/p>/)
  await admin.ownAccount.saveSignature({ signature: ' ' })
  expect((await admin.leads.lead({ id })).signature).toBeNull()
  const tooLong = { signature: 'x'.repeat(1_001) }
  expect(await admin.ownAccount.saveSignature(tooLong)).toMatchObject({ status: 422 })
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

test('a reply can be undone until it leaves: its text comes back, and nothing is sent', async () => {
  const inbox = await openInbox({ withMail: true })
  const { admin } = await signIn(inbox, 'editor', 'Edit Or')
  const { id } = await inbox.inquire()
  const input = { id, reply: 'Too early', key: key(1) }
  await admin.leads.reply(input)
  inbox.pass(REPLY_UNDO_TIME - 1)
  await inbox.site.sendOutbox()
  const event = await replyOf(inbox)
  expect(await admin.leads.undoReply({ id, event })).toMatchObject({
    ok: true,
    value: { reply: 'Too early' },
  })
  expect(await admin.leads.undoReply({ id, event })).toMatchObject({ ok: false, status: 404 })
  // The form arrives once more, late.
  await admin.leads.reply(input)
  inbox.pass(REPLY_UNDO_TIME)
  await inbox.site.sendOutbox()
  expect(inbox.received.some(({ subject }) => subject?.startsWith('Re:'))).toBe(false)
  const lead = await admin.leads.lead({ id })
  expect(lead).toMatchObject({ status: 'new', firstReply: null })
  expect(lead.timeline).toContainEqual(
    expect.objectContaining({ kind: 'undone', actor: 'Edit Or', text: null }),
  )
})

test('a reply that has left, or of another lead, cannot be undone', async () => {
  const inbox = await openInbox({ withMail: true })
  const { admin } = await signIn(inbox, 'editor')
  const { id } = await inbox.inquire()
  const other = await inbox.inquire({ email: 'ben@example.com' })
  await admin.leads.reply({ id, reply: 'Hello', key: key(1) })
  const event = await replyOf(inbox)
  expect(await admin.leads.undoReply({ id: other.id, event })).toMatchObject({ status: 404 })
  expect(await admin.leads.undoReply({ id })).toMatchObject({ status: 404 })
  inbox.pass(REPLY_UNDO_TIME)
  await inbox.site.sendOutbox()
  expect(await admin.leads.undoReply({ id, event })).toMatchObject({
    status: 409,
    message: expect.stringContaining('has left'),
  })
  expect(await replyOf(inbox)).toBe(event)
})

test('of undo and sending at the same moment exactly one wins', async () => {
  const inbox = await openInbox({ withMail: true })
  const { admin } = await signIn(inbox, 'editor')
  for (let round = 1; round <= 8; round++) {
    const email = `round${round}@example.com`
    const { id } = await inbox.inquire({ email })
    await admin.leads.reply({ id, reply: 'Hello', key: key(1) })
    const event = await replyOf(inbox, id)
    inbox.pass(REPLY_UNDO_TIME)
    const [, undone] = await Promise.all([
      inbox.site.sendOutbox(),
      admin.leads.undoReply({ id, event }),
    ])
    const sent = inbox.received.filter(
      ({ subject, envelopeTo }) => subject?.startsWith('Re:') && envelopeTo.includes(email),
    )
    expect(sent).toHaveLength(undone.ok ? 0 : 1)
  }
})

test('without a mail server a reply is paused, and the lead is not answered', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'owner')
  const { id } = await inbox.inquire()
  const answer = await admin.leads.reply({ id, reply: 'Hello', key: key(1) })
  expect(answer.message).toMatch('will be sent once a mail server is set up')
  await inbox.site.sendOutbox()
  const lead = await admin.leads.lead({ id })
  expect(lead).toMatchObject({ status: 'new', due: expect.any(String), firstReply: null })
  expect(lead.timeline.find(({ kind }) => kind === 'reply')).toMatchObject({
    delivery: { state: 'paused' },
  })
  inbox.pass(13 * hour)
  expect(await slaOf(inbox)).toEqual({ answered: 0, inTime: 0, open: 1, overdue: 1 })
})

test('a lead is answered when its reply leaves, late if that is after the deadline', async () => {
  const inbox = await openInbox({ withMail: true })
  const { admin } = await signIn(inbox, 'editor', 'Edit Or')
  const { id } = await inbox.inquire()
  await admin.leads.reply({ id, reply: 'Hello', key: key(1) })
  expect(await admin.leads.lead({ id })).toMatchObject({ status: 'new', firstReply: null })
  inbox.pass(13 * hour)
  await inbox.site.sendOutbox()
  const lead = await admin.leads.lead({ id })
  const firstReply = { at: '2026-11-21T22:30:00.000Z', inTime: false }
  expect(lead).toMatchObject({ status: 'answered', firstReply })
  expect(lead.timeline).toContainEqual(
    expect.objectContaining({ kind: 'status', actor: 'Edit Or', before: 'new', after: 'answered' }),
  )
  expect(await slaOf(inbox)).toEqual({ answered: 1, inTime: 0, open: 0, overdue: 0 })
})

test('a lead stays open after a reply on request, or with the status set meanwhile', async () => {
  const inbox = await openInbox({ withMail: true })
  const { admin } = await signIn(inbox, 'editor')
  const kept = await inbox.inquire()
  const won = await inbox.inquire({ email: 'ben@example.com' })
  await admin.leads.reply({ id: kept.id, reply: 'Hello', key: key(1), keep: 'on' })
  await admin.leads.reply({ id: won.id, reply: 'Hello', key: key(2) })
  await admin.leads.setStatus({ id: won.id, status: 'won' })
  inbox.pass(REPLY_UNDO_TIME)
  await inbox.site.sendOutbox()
  const firstReply = { inTime: true }
  expect(await admin.leads.lead({ id: kept.id })).toMatchObject({ status: 'new', firstReply })
  expect(await admin.leads.lead({ id: won.id })).toMatchObject({ status: 'won', firstReply })
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
    { id, reply: 'About {service}', key: key(1) },
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
  inbox.pass(REPLY_UNDO_TIME)
  await inbox.site.sendOutbox()
  const mail = inbox.received.find(({ subject }) => subject?.startsWith('Re:'))
  expect(mail?.envelopeTo).toEqual(['ann@example.com'])
  expect(mail?.bcc ?? []).toEqual([])
})
