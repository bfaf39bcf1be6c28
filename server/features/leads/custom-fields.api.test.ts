import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { OpenedDocument } from '#model/content/editor.ts'
import type { Forms } from '#model/content/forms.ts'
import type { CustomField } from '#model/leads/custom-fields.ts'
import { standardFields } from '#model/leads/form-fields.ts'
import { leadData } from '#server/features/webhooks/lead-data.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { applicationForm, partnerForm } from '#tests/fixtures/application.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { unzip } from '#tests/fixtures/zip.ts'

const fields: CustomField[] = [
  { id: 'site', type: 'short-text', label: 'Your website', help: 'If you have one.' },
  { id: 'why', type: 'long-text', label: 'Why us?' },
  { id: 'size', type: 'choice', label: 'Team', options: ['1-9', '10 or more'], required: true },
  { id: 'nda', type: 'yes-no', label: 'NDA first?' },
  { id: 'start', type: 'date', label: 'Start' },
]
const consent: CustomField = {
  id: 'ok',
  type: 'consent',
  label: 'I agree that you store this. Read our',
  link: { label: 'privacy policy', href: '/contact' },
}
const sentence = 'I agree that you store this. Read our privacy policy'
const answers = {
  custom_fields: 'site why size nda start',
  custom_site: ' tea.example ',
  custom_why: 'You answer.\nQuickly.',
  custom_size: '10 or more',
  custom_nda: 'Yes',
  custom_start: '2027-01-04',
}

async function setup(options: Parameters<typeof openInbox>[0] = {}) {
  const inbox = await openInbox(options)
  const { admin } = await signIn(inbox, 'owner', 'Own Er')
  async function publish(form: keyof Forms, own: unknown[]) {
    const opened = await admin.content.open({ document: 'forms' })
    const { value, version } = opened as OpenedDocument & { value: Forms }
    const all = [...standardFields[form], ...own]
    const body = JSON.stringify({ ...value, [form]: { ...value[form], fields: all } })
    return admin.content.publish({ document: 'forms', version, body })
  }
  async function post(body: FormData, path = '/api/inquiries') {
    const response = await inbox.fetch(path, { method: 'POST', body })
    const { errors } = (await response.json()) as { errors?: Record<string, string> }
    return { status: response.status, errors }
  }
  const custom = async () =>
    (await inbox.rows('leads')).map(({ custom_fields }) => JSON.parse(custom_fields ?? 'null'))
  return { ...inbox, admin, publish, post, custom }
}

test('answers to own fields reach the inbox, staff, search, exports, webhooks and the privacy export, and go with the lead', async () => {
  const { admin, publish, inquire, store, site, received, rows } = await setup({ withMail: true })
  expect(await publish('inquiry', fields)).toMatchObject({ ok: true })
  const { id } = await inquire(answers)
  const facts = [
    { label: 'Your website', value: 'tea.example' },
    { label: 'Why us?', value: 'You answer.\nQuickly.' },
    { label: 'Team', value: '10 or more' },
    { label: 'NDA first?', value: 'Yes' },
    { label: 'Start', value: '2027-01-04' },
  ]
  expect((await admin.leads.lead({ id })).facts.slice(-5)).toEqual(facts)
  expect((await admin.leads.list({ q: 'quickly' })).leads).toMatchObject([{ id }])
  await site.sendOutbox()
  const [staff, receipt] = ['staff@wavelength.example', 'ann@example.com'].map((address) =>
    received.find(({ envelopeTo }) => envelopeTo.includes(address)),
  )
  expect(staff?.text).toContain('Team:\n  10 or more')
  expect(receipt?.text).not.toMatch('tea.example')
  const csv = await text((await admin.leads.exportCsv({})).body)
  const [head = '', row = ''] = csv.split('\r\n')
  expect(head).toMatch(/Your website,Why us\?,Team,NDA first\?,Start,Earlier fields$/)
  expect(row).toMatch(/tea\.example,"You answer\.\nQuickly\.",10 or more,Yes,2027-01-04,$/)
  const [message] = (await rows('outbox')).filter(({ topic }) => topic === 'lead-to-staff')
  const called = message && (await leadData(store, message.subject_id ?? ''))
  expect(called).toMatchObject({
    custom_fields: [{ id: 'site', label: 'Your website' }, {}, {}, {}, {}],
  })
  const { body } = await admin.privacy.export({ address: 'ann@example.com' })
  const { 'data.json': json } = await unzip(await buffer(body))
  expect(JSON.parse(String(json)).leads[0].custom_fields).toMatchObject(
    facts.map((fact) => expect.objectContaining(fact)),
  )
  await admin.privacy.erase({ address: 'ann@example.com', typed: 'ann@example.com' })
  expect(
    JSON.stringify([await rows('leads'), await rows('lead_search'), await rows('outbox')]),
  ).not.toMatch('tea')
})

test.for<[Record<string, string>, Record<string, string>]>([
  [{ custom_size: '' }, { custom_size: 'Please fill in this field' }],
  [{ custom_size: '  ' }, { custom_size: 'Please fill in this field' }],
  [{ custom_size: '11' }, { custom_size: 'Choose one of the options' }],
  [{ custom_nda: 'Perhaps' }, { custom_nda: 'Choose one of the options' }],
  [{ custom_start: '2027-02-30' }, { custom_start: 'Enter a date' }],
  [
    { custom_site: 'x'.repeat(201) },
    { custom_site: 'Your website can be at most 200 characters long' },
  ],
  [
    { custom_site: 'a\nb' },
    { custom_site: 'Your website contains a character that cannot be used here' },
  ],
  [{ custom_why: 'x'.repeat(5001) }, { custom_why: 'Why us? can be at most 5000 characters long' }],
  [{ custom_other: 'x' }, { custom_other: '"custom_other" is not a field of this form.' }],
  [
    { custom_size: '', name: '' },
    { custom_size: 'Please fill in this field', name: 'Full name is required' },
  ],
])(
  'an answer that does not fit is refused at its field, and nothing is stored (%#)',
  async ([changes, errors]) => {
    const { publish, post, custom } = await setup()
    await publish('inquiry', fields)
    expect(await post(inquiryForm({ ...answers, ...changes }))).toEqual({ status: 422, errors })
    expect(await custom()).toEqual([])
  },
)

test('what a page from before a change sends is stored with its own labels, and is not asked for what it did not show', async () => {
  const { admin, publish, post, custom } = await setup()
  await publish('inquiry', fields)
  await publish('inquiry', [
    { id: 'size', type: 'choice', label: 'Team size', options: ['Small', 'Large'] },
    { id: 'new', type: 'short-text', label: 'New', required: true },
  ])
  expect(await post(inquiryForm(answers))).toMatchObject({ status: 201 })
  expect(await custom()).toEqual([
    [
      { id: 'size', label: 'Team size', value: '10 or more' },
      { id: 'site', label: 'Your website', value: 'tea.example' },
      { id: 'why', label: 'Why us?', value: 'You answer.\nQuickly.' },
      { id: 'nda', label: 'NDA first?', value: 'Yes' },
      { id: 'start', label: 'Start', value: '2027-01-04' },
    ],
  ])
  const csv = await text((await admin.leads.exportCsv({})).body)
  expect(csv).toMatch(/10 or more,,"Your website: tea\.example\nWhy us\?: You answer/)
  const asked = { custom_fields: 'size new', custom_size: 'Small', custom_new: '' }
  expect(await post(inquiryForm(asked))).toMatchObject({
    status: 422,
    errors: { custom_new: 'Please fill in this field' },
  })
})

test('a consent is required, and stored with the sentence that was shown and the time', async () => {
  const { admin, publish, post, custom, site, received } = await setup({ withMail: true })
  expect(await publish('inquiry', [consent])).toMatchObject({ ok: true })
  const asked = { custom_fields: 'ok' }
  const missing = 'Please tick this box if you agree; without it we cannot take the form'
  for (const sent of [asked, { ...asked, custom_ok: '' }, { ...asked, custom_ok: 'on' }]) {
    expect(await post(inquiryForm(sent))).toEqual({ status: 422, errors: { custom_ok: missing } })
  }
  expect(await custom()).toEqual([])
  await publish('inquiry', [{ ...consent, label: 'Yes.' }])
  const given = inquiryForm({ ...asked, custom_ok: sentence })
  expect(await post(given)).toMatchObject({ status: 201 })
  expect(await post(given), 'the time does not make another lead').toMatchObject({ status: 200 })
  const at = expect.stringMatching(/^2026-.+Z$/)
  expect(await custom()).toEqual([[{ id: 'ok', label: sentence, value: 'Agreed', at }]])
  const [lead] = (await admin.leads.list({})).leads
  const fact = { label: sentence, value: expect.stringMatching(/^Agreed on \w+day, .+ 2026, /) }
  const { facts } = await admin.leads.lead({ id: lead?.id ?? '' })
  expect(facts.at(-1)).toEqual(fact)
  expect((await admin.leads.list({ q: 'agreed' })).leads).toEqual([])
  await site.sendOutbox()
  const staff = received.find(({ envelopeTo }) => envelopeTo.includes('staff@wavelength.example'))
  expect(staff?.text?.replace(/\s+/g, ' ')).toContain(`${sentence}: Agreed on`)
  const csv = await text((await admin.leads.exportCsv({})).body)
  expect(csv).toMatch(/,Yes\. privacy policy,Earlier fields/)
  expect(csv).toMatch(/,I agree that you store this\. Read our privacy policy: Agreed 2026-\S+Z/)
})

test('each form has its own fields, and the other answers make another lead', async () => {
  const { publish, post, custom } = await setup()
  const field = { id: 'a', type: 'short-text', label: 'Portfolio' }
  await publish('partner', [field])
  await publish('application', [{ ...field, label: 'Notice period' }])
  const partner = () => post(partnerForm({ custom_a: 'one' }), '/api/partner-inquiries')
  expect(await partner()).toMatchObject({ status: 201 })
  expect(await partner()).toMatchObject({ status: 200 })
  expect(await post(partnerForm({ custom_a: 'two' }), '/api/partner-inquiries')).toMatchObject({
    status: 201,
  })
  expect(await post(applicationForm({ custom_a: 'A month' }), '/api/applications')).toMatchObject({
    status: 201,
  })
  expect(await post(inquiryForm({ custom_a: 'x' }))).toMatchObject({ status: 422 })
  expect((await custom()).flat()).toEqual([
    { id: 'a', label: 'Portfolio', value: 'one' },
    { id: 'a', label: 'Portfolio', value: 'two' },
    { id: 'a', label: 'Notice period', value: 'A month' },
  ])
})

test('an incomplete field is refused in the editor', async () => {
  const { publish } = await setup()
  const own = [
    { _id: 'a', id: 'a', type: 'choice', label: 'Team', options: ['One', 'one'] },
    { _id: 'b', id: 'b', type: 'short-text', label: 'team' },
    { _id: 'c', id: 'c', type: 'slider', label: 'Wish' },
    { ...consent, _id: 'd', link: { label: 'Policy', href: 'privacy' } },
    { ...consent, _id: 'e', label: '' },
  ]
  expect(await publish('inquiry', own.slice(0, 2))).toMatchObject({
    ok: false,
    errors: { 'inquiry.fields.a.options.1': 'This is already in the list.' },
  })
  expect(await publish('partner', own.slice(3))).toMatchObject({
    ok: false,
    errors: {
      'partner.fields.d.link.href': expect.stringMatching('Use a page of this site'),
      'partner.fields.e.label': 'This field is required.',
    },
  })
  expect(await publish('inquiry', own.slice(2, 3))).toMatchObject({
    ok: false,
    errors: { 'inquiry.fields.c.type': 'There is no type "slider". Choose another one.' },
  })
})
