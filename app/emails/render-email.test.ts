import { expect, test } from 'vitest'
import type { MailContent } from '#model/mail/mail.ts'
import { defaultTheme } from '#model/theme/theme.ts'
import { renderMail } from './render-email.tsx'

const render = (content: MailContent, theme = defaultTheme) => renderMail('Agency', content, theme)

const news = { subject: 'News', preview: '', heading: 'News', paragraphs: [], footer: [] }

test('the end of an email links to what ends the subscription, without its long address', () => {
  const url = 'https://agency.example/newsletter/unsubscribe?key=abc'
  const html = render({
    ...news,
    footerLinks: [{ label: 'Unsubscribe', url }],
  })
  expect(html).toMatch(/<a href="[^"]+key=abc"[^>]*>Unsubscribe<\/a>/)
  expect(html).not.toMatch(/>[^<]*https:/)
})

test('an email fits phones, and is dark where the screen is', () => {
  const html = render(news)
  expect(html).toContain('<meta name="viewport" content="width=device-width')
  expect(html).toMatch(/<table[^>]+overflow-wrap:break-word;word-wrap:break-word/)
  expect(html).toMatch(/<style>@media \(prefers-color-scheme: dark\) \{\nbody, td \{ /)
})

test('an email has the colours and type of the theme, and one scheme if the theme has one', () => {
  const themed = render(news, { ...defaultTheme, mood: 'white' })
  expect(themed).toContain('background-color:#ffffff')
  const serif = render(news, { ...defaultTheme, type: 'editorial' })
  expect(serif).toContain('Source Serif 4&#x27;, Georgia')
  const dark = render(news, { ...defaultTheme, scheme: 'dark' })
  expect(dark).toContain('background-color:#181510')
  expect(dark).toContain('<meta name="color-scheme" content="dark"/>')
  expect(dark).not.toContain('prefers-color-scheme')
})

test('an email in a language from right to left says so where clients keep it', () => {
  const html = render({ ...news, language: { tag: 'ar', direction: 'rtl' } })
  expect(html).toMatch(/<html[^>]* lang="ar"|<html[^>]* dir="rtl"/)
  expect(html).toMatch(/<body[^>]* dir="rtl"/)
  expect(html).not.toContain('letter-spacing:-')
  expect(render(news)).not.toContain('rtl')
})
