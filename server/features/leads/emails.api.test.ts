import { expect, onTestFinished, test } from 'vitest'
import { renderMail } from '#app/emails/render-email.tsx'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { applicationForm, partnerForm } from '#tests/fixtures/application.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { smtpError, startSmtp } from '#tests/fixtures/smtp.ts'
import { pdf } from '#tests/fixtures/uploads.ts'

const start = Date.parse('2026-11-21T09:30:00Z')
const hour = 3_600_000

/** A site with a real mail server and a manual clock. */
async function setup(smtp = startSmtp(onTestFinished)) {
  const { url, received } = await smtp
  const mailer = createMailer(url)
  onTestFinished(() => mailer.close())
  let now = start
  const test = await openTestSite({ mailer, renderMail, clock: () => new Date(now) })
  return {
    ...test,
    received,
    advance(milliseconds: number) {
      now += milliseconds
    },
    async send(path: string, form: FormData) {
      const response = await test.fetch(path, { method: 'POST', body: form })
      return { status: response.status, ...(await response.json()) } as {
        status: number
        reference: string
      }
    },
    to: (address: string) => received.filter(({ envelopeTo }) => envelopeTo.includes(address)),
  }
}

test('staff get every inquiry in full, with the visitor as the reply address', async () => {
  const { send, site, to, rows } = await setup()
  const { reference } = await send(
    '/api/inquiries',
    inquiryForm(
      { interest: 'SEO', source: '/services/seo-services', utm_source: 'mail' },
      {
        name: 'brief (1).pdf',
        content: pdf(300_000),
      },
    ),
  )
  await site.sendOutbox()
  const [lead] = await rows('leads')
  for (const address of ['staff@wavelength.example', 'second@wavelength.example']) {
    const [mail, ...more] = to(address)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: `New inquiry from Ann Lee (${reference})`,
      from: { name: 'Wavelength', address: 'hello@wavelength.example' },
      replyTo: [{ name: 'Ann Lee', address: 'ann@example.com' }],
    })
    for (const body of [mail?.text, mail?.html]) {
      for (const words of [
        'A shop for tea.\n',
        'With a blog.',
        'Design',
        'Less',
        'brief (1).pdf (293 kB)',
        'SEO',
        '/services/seo-services',
        'Saturday, November 21, 2026, 3:00 PM GMT+5:30',
        'Sunday, November 22, 2026, 3:00 AM GMT+5:30',
        `https://wavelength.example/admin/leads/${lead?.id}`,
      ]) {
        expect(body?.replaceAll('\r', '').replaceAll(/\n {2}/g, '\n')).toContain(words)
      }
    }
  }
})

test('the visitor gets the reference, their choices and when to expect an answer', async () => {
  const { send, site, to } = await setup()
  const { reference } = await send('/api/inquiries', inquiryForm())
  await site.sendOutbox()
  const [mail] = to('ann@example.com')
  expect(mail?.subject).toBe(`Your inquiry has come (${reference})`)
  expect(mail?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
  )
  for (const words of [
    reference,
    'Design',
    'Less',
    'Hello, Ann Lee',
    'within 12 hours',
    'Sunday, November 22',
  ]) {
    expect(mail?.text).toContain(words)
    expect(mail?.html).toContain(words)
  }
})

test('partners and applicants are told what happens next', async () => {
  const { send, site, to } = await setup()
  await send('/api/partner-inquiries', partnerForm())
  await send('/api/applications', applicationForm())
  await site.sendOutbox()
  expect(to('noor@example.com')[0]?.text).toContain('A call comes next.')
  const [application] = to('ravi@example.com')
  expect(application?.text).toContain('QA Tester')
  expect(application?.text).toContain('The application and its file are stored')
  expect(application?.text).toContain('Somebody reads it next.')
  expect(to('staff@wavelength.example').map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^New partner inquiry from Noor Haddad/),
    expect.stringMatching(/^New application from Ravi Sinha/),
  ])
})

test('spam causes no email, and no receipt goes to an invalid address', async () => {
  const { send, site, received } = await setup()
  await send('/api/inquiries', inquiryForm({ website: 'x' }))
  await send('/api/partner-inquiries', partnerForm({ email: 'noor at example' }))
  await site.sendOutbox()
  expect(received.flatMap(({ envelopeTo }) => envelopeTo).sort()).toEqual([
    'second@wavelength.example',
    'staff@wavelength.example',
  ])
})

test('visitor input cannot inject headers, markup or recipients', async () => {
  const { send, site, received, to } = await setup()
  const details = '<script>alert(1)</script>\r\nBcc: eve@example.com\r\n\r\n.\r\nMAIL FROM:<x>'
  await send('/api/inquiries', inquiryForm({ name: '"Ann" <b>Lee</b>, eve@example.com', details }))
  await site.sendOutbox()
  expect(received).toHaveLength(3)
  for (const mail of received) {
    expect(mail.envelopeTo).toHaveLength(1)
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.html).not.toMatch(/<script|<b>Lee/)
  }
  const [toStaff] = to('staff@wavelength.example')
  expect(toStaff?.html).toContain('&lt;script&gt;')
  expect(toStaff?.text).toContain('<script>alert(1)</script>')
  expect(toStaff?.replyTo).toEqual([
    { name: '"Ann" <b>Lee</b>, eve@example.com', address: 'ann@example.com' },
  ])
})

test.each([
  ['/api/inquiries', inquiryForm, 'file'],
  ['/api/partner-inquiries', partnerForm, null],
  ['/api/applications', applicationForm, 'resume'],
] as const)('%s sends no typed text to an unverified address', async (path, form, field) => {
  const { send, site, received } = await setup()
  const fixed = ['service', 'budget', 'opening', 'website', 'fill_time']
  const typed: Record<string, string> = { name: 'Win at evil.example now' }
  const { email: _, name: __, ...others } = Object.fromEntries(form())
  for (const [key, value] of Object.entries(others)) {
    const isTyped = typeof value === 'string' && !fixed.includes(key)
    if (isTyped) typed[key] = /^\d+$/.test(value) ? value : `evil ${key}`
  }
  const body = form({ ...typed, interest: 'evil interest', utm_source: 'evil source' })
  body.set('email', 'victim@example.com')
  if (field) body.set(field, new File([pdf()], 'evil.example.pdf'))
  expect(await send(path, body)).toMatchObject({ status: 201 })
  await site.sendOutbox()
  const [mail, ...more] = received.filter(({ envelopeTo }) =>
    envelopeTo.includes('victim@example.com'),
  )
  expect(more).toEqual([])
  expect(mail?.text).toContain('Hello\n')
  expect(JSON.stringify([mail?.headers, mail?.text, mail?.html])).not.toMatch(/evil|Win at/)
})

test('a recipient gets one receipt an hour and four a day, however the address is spelled', async () => {
  const { send, site, advance, received } = await setup()
  const receipts = () => received.filter(({ subject }) => subject?.includes('has come'))
  const spellings = [
    'ann@example.com',
    'ANN@example.com',
    'ann+offer@example.com',
    'a.nn@example.com',
  ]
  async function submitAll() {
    for (const email of spellings) {
      const name = `Visitor ${receipts().length}`
      await send('/api/inquiries', inquiryForm({ name, email }))
      await send('/api/partner-inquiries', partnerForm({ name, email }))
    }
    await site.sendOutbox()
  }
  for (const expected of [1, 2, 3, 4, 4]) {
    await submitAll()
    expect(receipts()).toHaveLength(expected)
    advance(hour)
  }
  const toStaff = received.filter(({ envelopeTo }) =>
    envelopeTo.includes('staff@wavelength.example'),
  )
  expect(toStaff.length).toBeGreaterThanOrEqual(5 * spellings.length)
})

test('simultaneous leads from one address cause one receipt', async () => {
  const { send, rows } = await setup()
  const names = Array.from({ length: 6 }, (_, number) => `Visitor ${number}`)
  await Promise.all(names.map((name) => send('/api/inquiries', inquiryForm({ name }))))
  expect(await rows('leads')).toHaveLength(names.length)
  expect((await rows('outbox')).filter(({ topic }) => topic === 'lead-to-visitor')).toHaveLength(1)
})

test('receipts and newsletter confirmations share a daily limit, which is logged once', async () => {
  const { fetch, rows, logged } = await openTestSite({}, { VISITOR_MAIL_PER_DAY: '2' })
  for (const name of ['ann', 'bob', 'cy']) {
    const body = inquiryForm({ email: `${name}@example.com` })
    expect((await fetch('/api/inquiries', { method: 'POST', body })).status).toBe(201)
    const subscription = JSON.stringify({ email: `${name}@example.com` })
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/newsletter/subscribe', { method: 'POST', headers, body: subscription })
  }
  const mails = await rows('outbox')
  expect(mails.filter(({ topic }) => topic === 'lead-to-staff')).toHaveLength(6)
  expect(mails.flatMap(({ topic, recipient_key }) => (recipient_key ? [topic] : []))).toEqual([
    'lead-to-visitor',
    'confirm-subscription',
  ])
  expect(logged).toEqual([expect.stringContaining('VISITOR_MAIL_PER_DAY')])
})

test('staff are reminded once of unanswered inquiries, two hours before the deadline', async () => {
  const { send, site, advance, to, database } = await setup()
  const { reference } = await send('/api/inquiries', inquiryForm())
  const other = await send(
    '/api/inquiries',
    inquiryForm({ name: 'Answered', email: 'bob@example.com' }),
  )
  await send('/api/partner-inquiries', partnerForm())
  await site.sendOutbox()
  await database.store
    .updateTable('leads')
    .set({ status: 'answered', waiting_since: null })
    .where('reference', '=', other.reference)
    .execute()
  advance(10 * hour - 1)
  await site.sendOutbox()
  const reminders = () =>
    to('staff@wavelength.example').filter(({ subject }) => subject?.startsWith('Two hours left'))
  expect(reminders()).toEqual([])
  advance(1)
  await site.sendOutbox()
  await site.sendOutbox()
  expect(reminders().map(({ subject }) => subject)).toEqual([
    `Two hours left: Ann Lee is waiting for an answer (${reference})`,
  ])
  expect(reminders()[0]?.text).toContain('https://wavelength.example/admin/leads/')
  advance(3 * hour)
  await site.sendOutbox()
  expect(reminders()).toHaveLength(1)
})

test('without a mail server leads are stored, and email is paused until one is set up', async () => {
  const first = await openTestSite()
  const body = inquiryForm()
  expect((await first.fetch('/api/inquiries', { method: 'POST', body })).status).toBe(201)
  await first.site.sendOutbox()
  expect((await first.rows('outbox')).map(({ state }) => state)).toEqual([
    'paused',
    'paused',
    'paused',
  ])
  const { url, received } = await startSmtp(onTestFinished)
  const mailer = createMailer(url)
  onTestFinished(() => mailer.close())
  const again = await first.openAnother({ mailer, renderMail })
  await again.sendOutbox()
  expect(received).toHaveLength(3)
})

test('a rejected recipient does not stop email to the others', async () => {
  const smtp = startSmtp(onTestFinished, {
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('ann') ? smtpError(550, 'no such user') : null),
  })
  const { send, site, to, rows } = await setup(smtp)
  await send('/api/inquiries', inquiryForm())
  await site.sendOutbox()
  expect(to('staff@wavelength.example')).toHaveLength(1)
  expect(await rows('outbox')).toContainEqual(
    expect.objectContaining({
      recipient: 'ann@example.com',
      state: 'failed',
      last_error: expect.stringContaining('no such user'),
    }),
  )
})

test('after an hour without the mail server every email arrives, in order', async () => {
  const smtp = await startSmtp(onTestFinished)
  const { port } = smtp
  await smtp.stop()
  const { send, site, advance, rows } = await setup(Promise.resolve(smtp))
  const references: string[] = []
  for (let minute = 0; minute < 60; minute++) {
    const { reference } = await send(
      '/api/inquiries',
      inquiryForm({ name: `Visitor ${minute}`, email: `visitor-${minute}@example.com` }),
    )
    references.push(reference)
    await site.sendOutbox()
    advance(60_000)
  }
  const restarted = await startSmtp(onTestFinished, { port })
  advance(120_000)
  await site.sendOutbox()
  const mails = await rows('outbox')
  expect(mails).toHaveLength(180)
  expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['sent']))
  const subjects = restarted.received
    .filter(({ envelopeTo }) => envelopeTo.includes('staff@wavelength.example'))
    .map(({ subject }) => subject?.match(/WL-\w{4}-\w{4}/)?.[0])
  expect(subjects).toEqual(references)
})

test('emails whose connection drops during DATA are sent again once the mail server is back', async () => {
  let isDown = true
  let started = 0
  let ended = 0
  const dropConnections = () => {
    if (started === 3 && ended === 1) for (const socket of smtp.sockets) socket.destroy()
  }
  const smtp = await startSmtp(onTestFinished, {
    onData(stream, _, done) {
      if (!isDown) return void stream.resume().on('end', done)
      started += 1
      stream.resume().on('end', () => {
        ended += 1
        dropConnections()
      })
      dropConnections()
    },
  })
  const { send, site, advance, rows } = await setup(Promise.resolve(smtp))
  await send('/api/inquiries', inquiryForm())
  await site.sendOutbox()
  expect((await rows('outbox')).map(({ state }) => state)).toEqual(Array(3).fill('waiting'))
  isDown = false
  advance(60_000)
  await site.sendOutbox()
  expect((await rows('outbox')).map(({ state }) => state)).toEqual(Array(3).fill('sent'))
})

test('emails about an erased lead are not sent', async () => {
  const { send, site, database, received, rows } = await setup()
  await send('/api/inquiries', inquiryForm())
  await database.store.deleteFrom('leads').execute()
  await site.sendOutbox()
  expect(received).toEqual([])
  expect(await rows('outbox')).toEqual([])
})
