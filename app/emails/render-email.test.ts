import { expect, test } from 'vitest'
import { renderMail } from './render-email.tsx'

test('the end of an email links to what ends the subscription, without its long address', () => {
  const url = 'https://agency.example/newsletter/unsubscribe?key=abc'
  const html = renderMail('Agency', {
    ...{ subject: 'News', preview: '', heading: 'News', paragraphs: [], footer: ['Agency, Patna'] },
    footerLink: { label: 'Unsubscribe', url },
  })
  expect(html).toMatch(/<a href="[^"]+key=abc"[^>]*>Unsubscribe<\/a>/)
  expect(html).not.toMatch(/>[^<]*https:/)
})

test('an email fits phones, and is dark where the screen is', () => {
  const html = renderMail('Agency', {
    ...{ subject: 'News', preview: '', heading: 'News', paragraphs: [], footer: [] },
  })
  expect(html).toContain('<meta name="viewport" content="width=device-width')
  expect(html).toMatch(/<style>@media \(prefers-color-scheme: dark\) \{\nbody, td \{ /)
})
