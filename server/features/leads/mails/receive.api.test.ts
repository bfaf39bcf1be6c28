import { expect, test } from 'vitest'
import { REPLY_UNDO_TIME } from '#model/leads/inbox.ts'
import { createReplyAddresses } from '#server/platform/mail/reply-addresses.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'
import {
  attached,
  inboxSettings,
  mailbox,
  mixedMail,
  rawMail,
  signedMail,
} from '#tests/fixtures/mails.ts'
import { pdf } from '#tests/fixtures/uploads.ts'

const minute = 60_000

async function setup(withMail = false) {
  const inbox = await openInbox({ withMail, settings: inboxSettings })
  const addresses = createReplyAddresses(mailbox, inbox.secrets.replyAddresses)
  return { ...inbox, addresses }
}

test('the answer to a reply comes under its lead and opens it again', async () => {
  const inbox = await setup(true)
  const { admin } = await signIn(inbox, 'editor')
  const { id } = await inbox.inquire({ email: 'ann@example.com' })
  await admin.leads.markRead({ id })
  const { replyKey } = await admin.leads.lead({ id })
  await admin.leads.reply({ id, key: replyKey, reply: 'Would Tuesday suit you?' })
  inbox.pass(REPLY_UNDO_TIME)
  await inbox.site.sendOutbox()
  const sent = inbox.received.find(({ text }) => text?.includes('Tuesday'))
  const to = sent?.replyTo?.[0]?.address ?? ''
  expect(to).toMatch(/^hello\+[a-z0-9-]+@agency\.test$/)
  expect((await inbox.lead(id)).status).toBe('answered')
  const raw = rawMail({
    id: 'tuesday@example.com',
    to: to.toUpperCase(),
    body: 'Tuesday suits me.\r\n\r\nOn Mon, Nov 23, 2026 Wavelength wrote:\r\n\r\n> Would Tuesday suit you?',
  })
  inbox.pass(minute)
  expect(await inbox.receive(raw)).toEqual({ status: 200, message: 'The mail was stored.' })
  expect(await inbox.lead(id)).toMatchObject({ status: 'new', read_at: null })
  expect((await admin.leads.lead({ id })).timeline).toContainEqual(
    expect.objectContaining({
      kind: 'received',
      nature: 'answer',
      text: 'Tuesday suits me.',
      quoted: expect.stringContaining('> Would Tuesday suit you?'),
    }),
  )
  await inbox.site.sendOutbox()
  expect(inbox.received.at(-1)).toMatchObject({
    subject: expect.stringMatching(/^Ann Lee answered \(/),
    text: expect.stringContaining('Tuesday suits me.'),
  })
  expect(await inbox.receive(raw)).toMatchObject({ message: 'The mail had been stored before.' })
  expect(await inbox.rows('lead_mails')).toHaveLength(1)
  const { replyKey: nextKey } = await admin.leads.lead({ id })
  await admin.leads.reply({ id, key: nextKey, reply: 'Good. At ten?' })
  inbox.pass(REPLY_UNDO_TIME)
  await inbox.site.sendOutbox()
  expect(inbox.received.at(-1)).toMatchObject({
    text: expect.stringMatching(/At ten\?.*You wrote on .*Tuesday suits me\./s),
    inReplyTo: '<tuesday@example.com>',
  })
})

test('a mail of somebody else is not quoted in the reply to the visitor', async () => {
  const inbox = await setup(true)
  const { admin } = await signIn(inbox, 'editor')
  const { id, reference } = await inbox.inquire()
  const to = inbox.addresses.of({ id, reference })
  await inbox.receive(rawMail({ to, from: 'ben@example.com', body: 'Do not tell Ann.' }))
  const { replyKey } = await admin.leads.lead({ id })
  await admin.leads.reply({ id, key: replyKey, reply: 'We begin on Monday.' })
  inbox.pass(REPLY_UNDO_TIME)
  await inbox.site.sendOutbox()
  const sent = inbox.received.find(({ text }) => text?.includes('We begin on Monday.'))
  expect(sent?.envelopeTo).toEqual(['ann@example.com'])
  expect(sent?.text).not.toContain('Do not tell Ann.')
})

test('without its address, an answer is found by the mails that it refers to', async () => {
  const inbox = await setup()
  const { id } = await inbox.inquire({ email: 'ann@example.com' })
  const [receipt] = (await inbox.rows('outbox')).filter(({ topic }) => topic === 'lead-to-visitor')
  const reply = `In-Reply-To: <${receipt?.message_id}@agency.test>`
  await inbox.receive(rawMail({ id: 'first@example.com', headers: [reply] }))
  const references = 'References: <unknown@example.com> <first@example.com>'
  await inbox.receive(rawMail({ from: 'ben@example.com', headers: [references] }))
  expect((await inbox.rows('lead_mails')).map(({ lead_id }) => lead_id)).toEqual([id, id])
})

test('a forged address does not lead to the lead of another', async () => {
  const inbox = await setup()
  const { id, reference } = await inbox.inquire()
  const other = await inbox.inquire({ email: 'ben@example.com' })
  const signature = inbox.addresses.of({ id: other.id, reference }).split('@')[0]
  const forged = [
    `${signature}@agency.test`,
    `hello+${reference.toLowerCase()}@agency.test`,
    `hello+${reference.toLowerCase()}-aaaaaaaaaaaaa@agency.test`,
    inbox.addresses.of({ id, reference }).replace('agency.test', 'example.com'),
  ]
  for (const to of forged) await inbox.receive(rawMail({ to, from: 'eve@example.com', body: to }))
  const leads = (await inbox.rows('leads')).filter(({ kind }) => kind === 'email')
  expect(leads).toHaveLength(forged.length)
  expect((await inbox.rows('lead_mails')).filter(({ lead_id }) => lead_id === id)).toEqual([])
})

test('a mail of a stranger becomes a lead, of which staff are told and the stranger is not', async () => {
  const inbox = await setup(true)
  const { admin } = await signIn(inbox, 'editor')
  await inbox.receive(
    rawMail({ from: 'Eve <eve@example.com>', subject: 'A new site', body: 'Can you?' }),
  )
  const { leads } = await admin.leads.list({ kind: 'email' })
  expect(leads).toMatchObject([
    { name: 'Eve', email: 'eve@example.com', excerpt: 'A new site\n\nCan you?' },
  ])
  await inbox.site.sendOutbox()
  const recipients = inbox.received.flatMap(({ envelopeTo }) => envelopeTo)
  expect(recipients).not.toEqual([])
  expect(recipients).not.toContain('eve@example.com')
  const spam = [
    ['X-Spam-Flag: YES', 'The mail server marked it as spam.'],
    ['List-Unsubscribe: <mailto:out@example.com>', 'It was sent to a mailing list.'],
  ] as const
  for (const [header, reason] of spam) {
    await inbox.receive(rawMail({ headers: [header], body: header }))
    const newest = (await inbox.rows('leads')).at(-1)
    expect(newest).toMatchObject({ status: 'spam', spam_reason: reason })
  }
})

test('automatic answers are marked and open nothing', async () => {
  const inbox = await setup()
  const { id, reference } = await inbox.inquire()
  const to = inbox.addresses.of({ id, reference })
  await inbox.store.updateTable('leads').set({ status: 'answered', read_at: 'x' }).execute()
  const headers = ['Auto-Submitted: auto-replied']
  await inbox.receive(rawMail({ to, headers, subject: 'Out of office' }))
  expect(await inbox.rows('lead_mails')).toMatchObject([{ kind: 'auto-reply' }])
  expect(await inbox.lead(id)).toMatchObject({ status: 'answered', read_at: 'x' })
  expect(await inbox.receive(rawMail({ headers, from: 'eve@example.com' }))).toMatchObject({
    status: 200,
    message: 'The mail is automatic and belongs to nothing, so it is not stored.',
  })
  expect(await inbox.rows('leads')).toHaveLength(1)
})

test('a bounce marks the reply that was not delivered', async () => {
  const inbox = await setup(true)
  const { admin } = await signIn(inbox, 'editor')
  const { id } = await inbox.inquire()
  const { replyKey } = await admin.leads.lead({ id })
  await admin.leads.reply({ id, key: replyKey, reply: 'Hello?' })
  inbox.pass(REPLY_UNDO_TIME)
  await inbox.site.sendOutbox()
  const [reply] = (await inbox.rows('outbox')).filter(({ topic }) => topic === 'lead-reply')
  const raw = mixedMail({
    from: 'MAILER-DAEMON@mx.example.com',
    subject: 'Undelivered Mail Returned to Sender',
    kind: 'report; report-type=delivery-status',
    headers: ['Return-Path: <>', 'Auto-Submitted: auto-replied'],
    parts: [
      { type: 'text/plain', body: 'I am sorry.' },
      {
        type: 'message/delivery-status',
        body: 'Reporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; ann@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 No such\r\n user here\r\n',
      },
      {
        type: 'text/rfc822-headers',
        body: `Message-ID: <${reply?.message_id}@agency.test>\r\nSubject: x\r\n`,
      },
    ],
  })
  await inbox.receive(raw)
  expect((await admin.leads.lead({ id })).timeline).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'reply',
        delivery: expect.objectContaining({
          state: 'failed',
          lastError: 'The mail server of the recipient returned it. (550 No such user here)',
        }),
      }),
      expect.objectContaining({ kind: 'received', nature: 'bounce', bounced: reply?.message_id }),
    ]),
  )
})

test('attachments are checked as uploads are, and those refused are named', async () => {
  const inbox = await setup()
  const { id, reference } = await inbox.inquire()
  const raw = mixedMail({
    to: inbox.addresses.of({ id, reference }),
    parts: [
      { type: 'text/plain', body: 'See the plan.' },
      attached('plan.pdf', pdf()),
      attached('setup.exe', 'MZ'),
      attached('not-a.pdf', 'MZ'),
      attached('../../etc/passwd.txt', 'hello'),
      { type: 'text/calendar; method=REQUEST', body: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
    ],
  })
  await inbox.receive(raw)
  const [mail] = await inbox.rows('lead_mails')
  expect(mail?.text).toBe('See the plan.')
  expect(JSON.parse(mail?.refused ?? '')).toEqual([
    { name: 'setup.exe', reason: 'Files of this type are not kept.' },
    { name: 'not-a.pdf', reason: 'Its content is not what its name says.' },
    { name: 'attachment.ics', reason: 'Files of this type are not kept.' },
  ])
  expect(await inbox.rows('lead_files')).toMatchObject([
    { name: 'plan.pdf', media_type: 'application/pdf', mail_id: mail?.id },
    { name: expect.stringMatching(/passwd\.txt$/), media_type: 'text/plain' },
  ])
  expect(await inbox.storedFiles()).toHaveLength(2)
})

test('a program that answers mails stops after thirty in an hour', async () => {
  const inbox = await setup()
  for (let mail = 1; mail <= 30; mail++) await inbox.receive(rawMail({ body: `Answer ${mail}` }))
  const more = await inbox.receive(rawMail({ body: 'One more' }))
  expect(more.message).toMatch('too many mails')
  expect(await inbox.rows('lead_mails')).toHaveLength(30)
  inbox.pass(61 * minute)
  expect(await inbox.receive(rawMail({ body: 'Later' }))).toMatchObject({
    message: 'The mail was stored.',
  })
})

test('what this site sent itself is not stored', async () => {
  const inbox = await setup()
  const { id, reference } = await inbox.inquire()
  const to = inbox.addresses.of({ id, reference })
  const own = [mailbox, to, (await inbox.site.content.site()).email]
  for (const from of own) {
    expect(await inbox.receive(rawMail({ from, to, body: from }))).toMatchObject({
      message: 'The mail was sent by this site and is not stored.',
    })
  }
  expect(await inbox.rows('lead_mails')).toEqual([])
})

test('unsigned and bad requests are refused with a sentence, and nothing is stored', async () => {
  const inbox = await setup()
  const raw = rawMail()
  const later = signedMail(raw, new Date(inbox.clock().getTime() + 6 * minute))
  const other = signedMail(raw, inbox.clock(), Buffer.alloc(32, 1).toString('base64'))
  const nothing = Buffer.from('no mail at all')
  const refused = [
    [raw, { 'webhook-id': '' }, 401, /is missing/],
    [raw, later, 401, /Check the clock/],
    [raw, other, 401, /signature is wrong/],
    [raw, { 'content-type': 'text/plain' }, 415, /message\/rfc822/],
    [raw, { 'content-encoding': 'gzip' }, 415, /compressed/],
    [raw, { 'content-length': String(60 * 1024 * 1024) }, 413, /50 MB/],
    [nothing, {}, 422, /no mail with a sender/],
  ] as const
  for (const [body, headers, status, message] of refused) {
    expect(await inbox.receive(body, headers)).toEqual({
      status,
      message: expect.stringMatching(message),
    })
  }
  expect([await inbox.rows('leads'), await inbox.rows('lead_mails')]).toEqual([[], []])
  expect(await inbox.storedFiles()).toEqual([])
  expect(inbox.reported).toEqual([])
})
