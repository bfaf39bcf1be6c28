import { expect, test } from 'vitest'
import type { OpenedDocument } from '#model/content/editor.ts'
import type { Emails } from '#model/content/emails.ts'
import { automaticEmails } from '#model/mail/automatic-emails.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'

async function setup() {
  const inbox = await openInbox({ withMail: true })
  const { admin, download } = await signIn(inbox, 'editor', 'Dana')
  async function change(part: keyof Emails, texts: Record<string, string>) {
    const opened = await admin.content.open({ document: 'emails' })
    const { value, version } = opened as OpenedDocument & { value: Emails }
    const body = JSON.stringify({ ...value, [part]: { ...value[part], ...texts } })
    return { document: 'emails', version, body }
  }
  const publish = async (...args: Parameters<typeof change>) =>
    admin.content.publish(await change(...args))
  const saveDraft = async (...args: Parameters<typeof change>) =>
    admin.content.saveDraft(await change(...args))
  const to = (address: string) =>
    inbox.received.find(({ envelopeTo }) => envelopeTo.includes(address))
  return { ...inbox, admin, download, publish, saveDraft, to }
}

test('a published text is sent with its placeholders filled in, and typed text stays out of it', async () => {
  const { publish, inquire, site, to } = await setup()
  const answer = await publish('inquiry', {
    subject: '{agency}: your request {reference}',
    heading: 'Dear {name}!',
    headingWithoutName: 'Good day',
    text: 'It is here.\n\n{next}',
    next: 'We write by {deadline}.',
    closing: 'Bye.',
  })
  expect(answer).toMatchObject({ ok: true })
  const { reference } = await inquire({ name: 'Zoë' })
  await inquire({ name: '{reference} <b>', email: 'other@example.com' })
  await site.sendOutbox()
  expect(to('ann@example.com')).toMatchObject({
    subject: `Wavelength: your request ${reference}`,
    text: expect.stringContaining(
      'Dear Zoë!\n\nIt is here.\n\nWe write by Sunday, November 22, 2026, 3:00 AM GMT+5:30.\n\nYour reference:',
    ),
  })
  expect(to('other@example.com')?.text).toMatch(/^Good day\n/)
})

test.for<[keyof Emails, Record<string, string>, string, string]>([
  [
    'inquiry',
    { subject: 'Dear {nmae}' },
    'inquiry.subject',
    '“{nmae}” is not a placeholder. Use {reference} or {agency}.',
  ],
  [
    'reply',
    { reason: '{deadline}' },
    'reply.reason',
    '“{deadline}” is not a placeholder. Use {reference} or {agency}.',
  ],
  [
    'welcome',
    { button: 'Read {agency}' },
    'welcome.button',
    '“{agency}” is not a placeholder. None can be used here.',
  ],
  ['partner', { subject: 'a\nb' }, 'partner.subject', 'This must be a single line.'],
  ['application', { text: ' ' }, 'application.text', 'This field is required.'],
])('%s with %j is refused with a sentence', async ([part, texts, path, sentence]) => {
  const { publish } = await setup()
  expect(await publish(part, texts)).toMatchObject({ ok: false, errors: { [path]: sentence } })
})

test('every automatic email can be seen and sent to oneself, with the texts of the draft', async () => {
  const { admin, download, saveDraft, to, rows } = await setup()
  await saveDraft('welcome', { subject: 'Hello from {agency}' })
  for (const id of Object.keys(automaticEmails)) {
    const { text, subject, shows } = await admin.mail.automatic({ id })
    expect([subject, text].join('\n')).not.toMatch(/[{}]|undefined|null/)
    expect(shows).toBe('draft')
  }
  expect(await admin.mail.automatic({ id: 'welcome' })).toMatchObject({
    subject: 'Hello from Wavelength',
    hasServer: true,
  })
  const html = await (await download('/admin/mail/automatic.html?id=welcome'))?.text()
  expect(html).toContain('Hello from Wavelength')
  const { ownAddress } = await admin.mail.automatic({ id: 'welcome' })
  expect(await admin.mail.sendSample({ id: 'welcome' })).toMatchObject({
    ok: true,
    message: `The mail server accepted the sample for ${ownAddress}.`,
  })
  expect(to(ownAddress)?.subject).toBe('Hello from Wavelength')
  expect(await rows('outbox')).toEqual([])
  await saveDraft('welcome', { subject: '{oops}' })
  expect(await admin.mail.automatic({ id: 'welcome' })).toMatchObject({
    subject: 'Welcome to the list of Wavelength',
    shows: 'published, draft invalid',
  })
})

test('a viewer can see the emails, but not send them', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'viewer')
  expect(await admin.mail.automatic({})).toMatchObject({ id: 'inquiry', shows: 'published' })
  await expect(admin.mail.sendSample({ id: 'inquiry' })).rejects.toMatchObject({ status: 403 })
})

test('the preview of the texts shows the email that is being written', async () => {
  const { admin, saveDraft } = await setup()
  await saveDraft('reply', { reason: 'You wrote to us.' })
  const preview = async (at: string) => {
    const answer = await admin.content.preview({ document: 'emails', at })
    return answer.ok && answer.value.address
  }
  expect(await preview('reply.reason')).toBe('/admin/mail/automatic?id=reply')
  expect(await preview('')).toBe('/admin/mail/automatic')
})
