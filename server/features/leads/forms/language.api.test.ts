import { expect, test } from 'vitest'
import { openTestSite } from '#tests/fixtures/api.ts'
import { applicationForm, partnerForm } from '#tests/fixtures/application.ts'
import { germanContent } from '#tests/fixtures/german.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { exe, pdf } from '#tests/fixtures/uploads.ts'

async function setup() {
  const site = await openTestSite({ content: germanContent })
  return async (path: string, body: FormData | string, type?: string) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {}
    const response = await site.fetch(path, { method: 'POST', body, headers })
    const { message, errors } = await response.json()
    return { message, errors }
  }
}

test('errors of forms are in the language of the site', async () => {
  const send = await setup()
  const summary =
    'Bitte berichtigen Sie die markierten Felder und senden Sie das Formular noch einmal ab.'
  const file = { name: 'brief.exe', content: exe }
  expect(await send('/api/inquiries', inquiryForm({ name: '', email: 'x' }, file))).toEqual({
    message: summary,
    errors: {
      name: 'Bitte geben Sie Ihren vollständigen Namen an',
      email: 'Bitte geben Sie eine gültige E-Mail-Adresse an',
      file: expect.stringMatching(
        /^Diese Art von Datei können wir nicht annehmen\. Möglich sind: pdf, doc, /,
      ),
    },
  })
  expect(await send('/api/partner-inquiries', partnerForm({ city: 'x'.repeat(300) }))).toEqual({
    message: summary,
    errors: { city: '„City“ darf höchstens 200 Zeichen lang sein' },
  })
  const fake = { name: 'cv.pdf', content: exe }
  expect(await send('/api/applications', applicationForm({ opening: 'none' }, fake))).toEqual({
    message: summary,
    errors: {
      opening: expect.stringContaining('Diese Stelle gibt es bei uns nicht.'),
      resume:
        'Der Inhalt dieser Datei passt nicht zu ihrem Namen (.pdf). Bitte speichern Sie sie noch einmal in diesem Format.',
    },
  })
  const address = JSON.stringify({ email: '' })
  expect(await send('/api/newsletter/subscribe', address, 'application/json')).toMatchObject({
    message: 'Bitte geben Sie Ihre E-Mail-Adresse an',
  })
})

test('a stored form is confirmed in the language of the site, whatever its file is called', async () => {
  const send = await setup()
  const file = { name: '{x} $& Ravi.pdf', content: pdf() }
  expect(await send('/api/applications', applicationForm({}, file))).toMatchObject({
    message:
      'Vielen Dank! Ihre Bewerbung und Ihr Lebenslauf „{x} $& Ravi.pdf“ sind bei uns angekommen.',
  })
})
