import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { OpenedDocument } from '#model/content/editor.ts'
import type { Forms } from '#model/content/forms.ts'
import type { FormField, FormKind } from '#model/leads/form-fields.ts'
import { leadData } from '#server/features/webhooks/lead-data.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { applicationForm, partnerForm } from '#tests/fixtures/application.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'

const paths = {
  inquiry: '/api/inquiries',
  partner: '/api/partner-inquiries',
  application: '/api/applications',
}

type Changes = Record<string, Record<string, unknown> | null>

async function setup(options: Parameters<typeof openInbox>[0] = {}) {
  const inbox = await openInbox(options)
  const { admin } = await signIn(inbox, 'owner', 'Own Er')
  /** Publishes a form with fields changed, or removed, by their type. */
  async function publish(kind: FormKind, changes: Changes, own: FormField[] = []) {
    const opened = await admin.content.open({ document: 'forms' })
    const { value, version } = opened as OpenedDocument & { value: Forms }
    const fields = value[kind].fields.flatMap((field) => {
      const change = changes[field.type]
      return change === null ? [] : { ...field, ...change }
    })
    const form = { ...value[kind], fields: [...fields, ...own] }
    const body = JSON.stringify({ ...value, [kind]: form })
    return admin.content.publish({ document: 'forms', version, body })
  }
  async function send(kind: FormKind, body: FormData) {
    const response = await inbox.fetch(paths[kind], { method: 'POST', body })
    const { errors, message } = await response.json()
    return { status: response.status, errors, message }
  }
  return { ...inbox, admin, publish, send }
}

test('a hidden field is neither demanded nor stored, also of a page that still shows it', async () => {
  const { publish, send, rows } = await setup()
  const hidden = { hidden: true }
  expect(await publish('partner', { age: hidden, pincode: hidden, state: null })).toMatchObject({
    ok: true,
  })
  const without = { age: undefined, pincode: undefined, state: undefined }
  expect(await send('partner', partnerForm({ name: 'New', ...without }))).toMatchObject({
    status: 201,
  })
  expect(await send('partner', partnerForm({ name: 'Old page' }))).toMatchObject({ status: 201 })
  const stored = { age: null, pincode: null, state: null, city: 'Dubai' }
  expect(await rows('leads')).toMatchObject([stored, stored])
})

test('what an open page sends to the team arrives although its field has been hidden since', async () => {
  const { publish, send, rows } = await setup()
  await publish('inquiry', { details: { hidden: true }, service: { hidden: true } })
  await publish('application', { note: null, opening: { hidden: true } })
  expect(await send('inquiry', inquiryForm({ details: 'All of it.' }))).toMatchObject({
    status: 201,
  })
  expect(await send('inquiry', inquiryForm({ details: undefined }))).toMatchObject({ status: 201 })
  expect(await send('application', applicationForm({ note: 'Hello.' }))).toMatchObject({
    status: 201,
  })
  expect(await rows('leads')).toMatchObject([
    { details: 'All of it.', service: null },
    { details: null, service: null },
    { details: 'Hello.', opening: expect.any(String) },
  ])
})

test('an optional field may be empty, and a required one may not', async () => {
  const { publish, send } = await setup()
  await publish('inquiry', {
    details: { required: false },
    budget: { required: true },
    file: { required: true },
  })
  expect(await send('inquiry', inquiryForm({ details: '', budget: undefined }))).toMatchObject({
    status: 422,
    errors: { budget: 'Choose one of the options', file: 'Please choose a file' },
  })
  await publish('application', { resume: { required: false } })
  expect(await send('application', applicationForm({}, null))).toMatchObject({
    status: 201,
    message: 'Thank you! We have your application.',
  })
})

test('messages speak of a renamed field by its label', async () => {
  const { publish, send } = await setup()
  await publish('partner', { age: { label: 'Years in business' }, city: { label: 'Town' } })
  const bad = { age: '', city: 'x'.repeat(201), name: '' }
  expect((await send('partner', partnerForm(bad))).errors).toEqual({
    age: 'Please fill in this field',
    city: 'Town can be at most 200 characters long',
    name: 'Name is required',
  })
  await publish('application', { resume: { label: 'Your book' }, note: { label: 'Words' } })
  const note = { note: 'x'.repeat(5001) }
  expect((await send('application', applicationForm(note, null))).errors).toEqual({
    resume: 'Please choose a file',
    note: 'Words can be at most 5000 characters long',
  })
  expect((await send('application', applicationForm())).message).toBe(
    'Thank you! We have your application and “cv.pdf”.',
  )
})

test('without a phone number to call, a partner’s email address must be one', async () => {
  const { publish, send } = await setup()
  const mistyped = { email: 'noor at example', phone: undefined }
  await publish('partner', { phone: { required: false } })
  expect((await send('partner', partnerForm(mistyped))).errors).toEqual({
    email: 'Invalid email address',
  })
  await publish('partner', { phone: { required: true } })
  expect(await send('partner', partnerForm({ ...mistyped, phone: '1' }))).toMatchObject({
    status: 201,
  })
})

test('a page is not asked for what it did not show, but always for name and email', async () => {
  const { send } = await setup()
  const sent = { shown_fields: 'name email phone', age: undefined }
  expect(await send('partner', partnerForm(sent))).toMatchObject({ status: 201 })
  const empty = { ...sent, shown_fields: '', name: '', email: '', phone: '' }
  expect((await send('partner', partnerForm(empty))).errors).toEqual({
    name: 'Name is required',
    email: 'Email is required',
  })
})

test('a form without a name or an email address, or with a field twice, is refused in the editor', async () => {
  const { publish } = await setup()
  expect(await publish('inquiry', { name: null, email: null })).toMatchObject({
    ok: false,
    errors: {
      'inquiry.fields': 'Add the field “Name”: without it, nobody can be answered.',
    },
  })
  expect(await publish('inquiry', { name: { hidden: true } })).toMatchObject({ ok: false })
  const again = [{ _id: 'a', type: 'budget', label: 'Money' }] as unknown as FormField[]
  expect(await publish('inquiry', {}, again)).toMatchObject({
    ok: false,
    errors: {
      'inquiry.fields.a.label': 'The form has the field “Budget” already. Remove one of them.',
    },
  })
})

test('the label that the visitor saw reaches the inbox, emails, exports and webhooks, also after another change', async () => {
  const { admin, publish, send, rows, site, store, received } = await setup({ withMail: true })
  await publish('inquiry', {
    email: { label: 'Where we answer' },
    service: { label: 'What you need' },
    details: { label: 'Your plan' },
  })
  expect(await send('inquiry', inquiryForm())).toMatchObject({ status: 201 })
  const labels = { email: 'Where we answer', service: 'What you need', details: 'Your plan' }
  const [{ id = '' } = {}] = (await admin.leads.list({})).leads
  expect(await admin.leads.lead({ id })).toMatchObject({
    labels,
    facts: [
      { label: 'What you need', value: 'Design' },
      { label: 'Budget', value: 'Less' },
    ],
  })
  await site.sendOutbox()
  const [staff, receipt] = ['staff@wavelength.example', 'ann@example.com'].map((address) =>
    received.find(({ envelopeTo }) => envelopeTo.includes(address))?.text?.replace(/\s+/g, ' '),
  )
  expect(staff).toMatch(/Where we answer: ann@example\.com What you need: Design Budget: Less/)
  expect(receipt).toMatch('What you need: Design')
  const [message] = (await rows('outbox')).filter(({ topic }) => topic === 'lead-to-staff')
  const called = message && (await leadData(store, message.subject_id ?? ''))
  expect(called).toMatchObject({ service: 'Design', field_labels: labels })
  const csv = async () => text((await admin.leads.exportCsv({})).body)
  expect(await csv()).toMatch(/,What you need,Your plan,Earlier fields\r\n/)
  expect(await csv()).toMatch(/,Design,"A shop for tea\.\nWith a blog\.",\r\n/)
  await publish('inquiry', { service: { label: 'Service' }, details: { label: 'Your idea' } })
  expect(await csv()).toMatch(/,Your idea,Earlier fields\r\n/)
  expect(await csv()).toMatch('"What you need: Design\nYour plan: A shop for tea.\nWith a blog."')
  expect(await send('inquiry', inquiryForm()), 'labels make no other lead').toMatchObject({
    status: 200,
  })
})
