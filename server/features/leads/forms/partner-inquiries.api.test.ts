import { expect, test } from 'vitest'
import { openTestSite } from '#tests/fixtures/api.ts'
import { partnerForm } from '#tests/fixtures/application.ts'

const path = '/api/partner-inquiries'

async function setup() {
  const site = await openTestSite()
  return {
    ...site,
    async send(form: FormData) {
      const response = await site.fetch(path, { method: 'POST', body: form })
      return { status: response.status, answer: await response.json() }
    },
  }
}

test('all eight fields are stored, with the success message', async () => {
  const { send, rows } = await setup()
  const { status, answer } = await send(partnerForm())
  expect(status).toBe(201)
  expect(answer).toEqual({
    message: 'Thank you! Your form has been submitted.',
    reference: expect.stringMatching(/^WL-/),
  })
  expect(await rows('leads')).toMatchObject([
    {
      kind: 'partner',
      status: 'new',
      name: 'Noor Haddad',
      age: '38',
      email: 'noor@example.com',
      phone: '+971 4 555 0142',
      city: 'Dubai',
      pincode: '00000',
      state: 'Dubai',
      address: '12 Creek Road',
      details: null,
      opening: null,
    },
  ])
})

test('four required fields each have their own message, and nothing is stored', async () => {
  const { send, rows } = await setup()
  const empty = { name: ' ', age: '', email: '', phone: undefined }
  const { status, answer } = await send(partnerForm(empty))
  expect(status).toBe(422)
  expect(answer.errors).toEqual({
    name: 'Name is required',
    age: 'Age is required',
    email: 'Email is required',
    phone: 'Phone is required',
  })
  expect(await rows('leads')).toEqual([])
})

test('four fields are optional, and no format is enforced', async () => {
  const { send, rows } = await setup()
  const free = { age: 'thirty-eight', email: 'noor at example', phone: 'after six' }
  const none = { city: '', pincode: undefined, state: '', address: undefined }
  expect((await send(partnerForm({ ...free, ...none }))).status).toBe(201)
  expect(await rows('leads')).toMatchObject([{ ...free, city: null, pincode: null, address: null }])
})

test('line breaks, overlong text and unknown fields are refused with an error at their field', async () => {
  const { send, rows } = await setup()
  const { status, answer } = await send(
    partnerForm({ name: 'Noor\r\nBcc: x@example.com', city: 'x'.repeat(201), role: 'owner' }),
  )
  expect(status).toBe(422)
  expect(answer.errors).toEqual({
    name: 'Name contains a character that cannot be used here',
    city: 'City can be at most 200 characters long',
    role: '"role" is not a field of this form.',
  })
  expect(await rows('leads')).toEqual([])
})

test('a file is refused', async () => {
  const { send, storedFiles } = await setup()
  const form = partnerForm()
  form.set('file', new Blob(['x']), 'x.pdf')
  expect((await send(form)).status).toBe(422)
  expect(await storedFiles()).toEqual([])
})

test('the same inquiry sent twice is stored once; bots go to the Spam folder', async () => {
  const { send, rows } = await setup()
  const first = await send(partnerForm())
  const second = await send(partnerForm())
  expect(second.status).toBe(200)
  expect(second.answer.reference).toBe(first.answer.reference)
  expect((await send(partnerForm({ name: 'Robot', website: 'x' }))).status).toBe(201)
  expect((await rows('leads')).map(({ status }) => status).sort()).toEqual(['new', 'spam'])
})
