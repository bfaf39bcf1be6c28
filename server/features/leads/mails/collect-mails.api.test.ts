import { expect, test } from 'vitest'
import { createReplyAddresses } from '#server/platform/mail/reply-addresses.ts'
import { startImap } from '#tests/fixtures/imap.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'
import { attached, inboxSettings, mailbox, mixedMail, rawMail } from '#tests/fixtures/mails.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { MAIL_MAX } from './take-mail.ts'

const minute = 60_000

/** A site that reads a mailbox in which a mail was before it came. */
async function setup() {
  const imap = await startImap()
  imap.deliver(rawMail({ body: 'From before' }), new Date('2026-11-01T00:00:00Z'))
  const inbox = await openInbox({ settings: { ...inboxSettings, IMAP_URL: imap.url } })
  const lead = await inbox.inquire()
  const to = createReplyAddresses(mailbox, inbox.secrets.replyAddresses).of(lead)
  await inbox.site.collectMails()
  return {
    ...inbox,
    ...imap,
    to,
    deliver: (raw: Buffer, size?: number) => imap.deliver(raw, inbox.clock(), size),
    async collect() {
      // The pause after a failure is not longer.
      inbox.pass(2 * minute)
      await inbox.site.collectMails()
    },
    /** Cuts the connection, which the next visit notices. */
    async leave() {
      imap.cut()
      await this.collect()
    },
    texts: async () => (await inbox.rows('lead_mails')).map(({ text }) => text),
    state: async () => (await inbox.rows('mailboxes'))[0],
  }
}

test('what comes after the first visit is stored once and marked as read', async () => {
  const test = await setup()
  test.deliver(rawMail({ to: test.to, body: 'One' }))
  test.deliver(rawMail({ from: 'eve@example.com', body: 'A stranger' }))
  await test.collect()
  const two = rawMail({ to: test.to, body: 'Two' })
  test.deliver(two)
  await test.collect()
  await test.collect()
  await test.receive(two)
  expect(await test.texts()).toEqual(['One', 'A stranger', 'Two'])
  expect(test.mailbox.mails.map(({ isSeen }) => isSeen)).toEqual([false, true, true, true])
  expect(await test.state()).toMatchObject({ problem: null, full: 0, skipped: 0 })
})

test('after another UIDVALIDITY the known mails are left alone, and none is missed', async () => {
  const test = await setup()
  test.deliver(rawMail({ to: test.to, body: 'One' }))
  await test.collect()
  test.deliver(rawMail({ to: test.to, body: 'Two' }))
  test.renumber(40)
  await test.leave()
  await test.collect()
  expect(await test.texts()).toEqual(['One', 'Two'])
  expect(await test.state()).toMatchObject({ uid_validity: '2', last_uid: expect.anything() })
  test.renumber(1)
  test.deliver(rawMail({ to: test.to, body: 'Three' }))
  test.pass(20 * hour)
  await test.collect()
  expect(await test.texts()).toEqual(['One', 'Two', 'Three'])
})

test('a connection that breaks off in the middle of a mail stores nothing of it until the next visit', async () => {
  const test = await setup()
  test.deliver(
    mixedMail({
      to: test.to,
      parts: [{ type: 'text/plain', body: 'Long' }, attached('plan.pdf', pdf(300_000))],
    }),
  )
  test.mailbox.cutAfter = 200_000
  await test.collect()
  await test.collect()
  expect([await test.texts(), await test.storedFiles()]).toEqual([[], []])
  const broken = await test.state()
  expect(broken?.problem).toMatch(/^The folder INBOX on 127\.0\.0\.1 cannot be read\. \(/)
  expect(test.logged.filter((line) => line.startsWith('No mail is received:'))).toHaveLength(1)
  test.mailbox.cutAfter = Number.POSITIVE_INFINITY
  await test.collect()
  expect(await test.texts()).toEqual(['Long'])
  expect(await test.rows('lead_files')).toMatchObject([{ name: 'plan.pdf', size: 300_000 }])
  expect(await test.state()).toMatchObject({ problem: null, problem_at: null })
})

test('a server that takes its time is waited for, and asked once', async () => {
  const test = await setup()
  test.deliver(rawMail({ to: test.to, body: 'Slow' }))
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  test.mailbox.before = async (command) => {
    if (!command.includes('BODY.PEEK')) return undefined
    ask()
    return released
  }
  const first = test.collect()
  await asked
  const second = test.collect()
  expect(await test.texts()).toEqual([])
  release(undefined)
  await Promise.all([first, second])
  expect(await test.texts()).toEqual(['Slow'])
})

test('of a mail above the limit the text is kept, with a note for its attachments', async () => {
  const test = await setup()
  const parts = [{ type: 'text/plain', body: 'See the film.' }, attached('plan.pdf', pdf())]
  test.deliver(mixedMail({ to: test.to, parts }), MAIL_MAX + 1)
  await test.collect()
  const [mail] = await test.rows('lead_mails')
  expect(mail?.text).toBe('See the film.')
  expect(JSON.parse(mail?.refused ?? '')).toEqual([
    { name: 'Attachments', reason: 'The mail is larger than 50 MB.' },
  ])
  expect(await test.rows('lead_files')).toEqual([])
})

test('a full mailbox, which takes no flags, is read all the same and reported', async () => {
  const test = await setup()
  test.mailbox.quota = [960, 1000]
  test.mailbox.before = async (command) =>
    command.startsWith('UID STORE') ? '[OVERQUOTA] Full.' : undefined
  await test.leave()
  test.deliver(rawMail({ to: test.to, body: 'One' }))
  test.deliver(rawMail({ to: test.to, body: 'Two' }))
  await test.collect()
  expect(await test.texts()).toEqual(['One', 'Two'])
  expect(await test.state()).toMatchObject({ full: 1, problem: null })
  test.mailbox.quota = [100, 1000]
  await test.collect()
  expect(await test.state()).toMatchObject({ full: 0 })
})

test('mails that are none or were deleted meanwhile do not stop the others', async () => {
  const test = await setup()
  test.deliver(Buffer.from('no mail at all'))
  test.deliver(rawMail({ to: test.to, body: 'Deleted' }))
  test.deliver(rawMail({ to: test.to, body: 'Last' }))
  test.mailbox.before = async (command) => {
    if (command.startsWith('UID FETCH 3')) test.mailbox.mails.splice(2, 1)
    return undefined
  }
  await test.collect()
  expect(await test.texts()).toEqual(['Last'])
  expect(await test.state()).toMatchObject({ skipped: 1, problem: null })
  expect(test.mailbox.mails[1]?.isSeen).toBe(false)
})

test('a mail that the server never gives holds up those behind it for ten attempts', async () => {
  const test = await setup()
  test.deliver(rawMail({ to: test.to, body: 'Damaged' }))
  test.mailbox.before = async (command) =>
    command.startsWith('UID FETCH 2 ') ? 'Internal error.' : undefined
  for (let attempt = 1; attempt <= 10; attempt++) await test.collect()
  expect(await test.state()).toMatchObject({
    skipped: 0,
    problem: expect.stringContaining('Internal error.'),
  })
  test.deliver(rawMail({ to: test.to, body: 'Behind it' }))
  await test.collect()
  expect(await test.texts()).toEqual(['Behind it'])
  expect(await test.state()).toMatchObject({ skipped: 1, problem: null })
  expect(test.logged.at(-1)).toBe('Passed over a mail that the mail server does not give (UID 2).')
})

test('several mails in a row that the server never gives are all passed over', async () => {
  const test = await setup()
  for (const body of ['Damaged', 'Damaged too', 'Behind them']) {
    test.deliver(rawMail({ to: test.to, body }))
  }
  test.mailbox.before = async (command) =>
    /^UID FETCH [23] /.test(command) ? 'Internal error.' : undefined
  for (let attempt = 1; attempt <= 20; attempt++) await test.collect()
  expect(await test.texts()).toEqual([])
  await test.collect()
  expect(await test.texts()).toEqual(['Behind them'])
  expect(await test.state()).toMatchObject({ skipped: 2, problem: null })
})

test('a mail that is passed over is counted, even if the one behind it was deleted', async () => {
  const test = await setup()
  test.deliver(rawMail({ to: test.to, body: 'Damaged' }))
  test.deliver(rawMail({ to: test.to, body: 'Deleted' }))
  test.mailbox.before = async (command) => {
    if (command.startsWith('UID FETCH 3 ')) test.mailbox.mails.pop()
    return command.startsWith('UID FETCH 2 ') ? 'Internal error.' : undefined
  }
  for (let attempt = 1; attempt <= 11; attempt++) await test.collect()
  expect(await test.state()).toMatchObject({ skipped: 1, last_uid: 3, problem: null })
})

test('what is more than thirty mails of one sender in an hour is counted', async () => {
  const test = await setup()
  for (let mail = 1; mail <= 31; mail++)
    test.deliver(rawMail({ to: test.to, body: `Mail ${mail}` }))
  await test.collect()
  expect([(await test.texts()).length, (await test.state())?.skipped]).toEqual([30, 1])
})

test('a password that is wrong is said without it, until it is right', async () => {
  const test = await setup()
  test.mailbox.password = 'another'
  await test.leave()
  test.deliver(rawMail({ to: test.to, body: 'One' }))
  await test.collect()
  const problem = (await test.state())?.problem
  expect(problem).toMatch(/^127\.0\.0\.1 does not accept the user or the password in IMAP_URL\./)
  expect([problem, ...test.logged].join()).not.toContain('secret')
  test.mailbox.password = 'secret'
  await test.collect()
  expect(await test.texts()).toEqual(['One'])
})

test('mails in old encodings, without a date, with an appointment or for thousands are stored', async () => {
  const test = await setup()
  const japanese = Buffer.from([0x93, 0xfa, 0x96, 0x7b])
  test.deliver(rawMail({ to: test.to, type: 'text/plain; charset=shift_jis', body: japanese }))
  const event = { type: 'text/calendar; method=REQUEST', body: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' }
  test.deliver(
    mixedMail({ to: test.to, parts: [{ type: 'text/plain', body: 'Appointment' }, event] }),
  )
  const many = Array.from({ length: 2_000 }, (_, number) => `person-${number}@example.com`)
  test.deliver(rawMail({ to: many.join(',\r\n '), from: 'eve@example.com', body: 'For all' }))
  const arrived = test.clock().toISOString()
  await test.collect()
  expect(await test.texts()).toEqual(['日本', 'Appointment', 'For all'])
  const mails = await test.rows('lead_mails')
  expect(mails.map(({ received_at }) => received_at)).toEqual(Array(3).fill(arrived))
  const stranger = (await test.rows('leads')).find(({ email }) => email === 'eve@example.com')
  expect(stranger).toMatchObject({ status: 'spam', spam_reason: expect.any(String) })
})
