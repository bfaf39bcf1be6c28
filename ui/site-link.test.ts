import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteLink } from './site-link.tsx'
import { networkOf } from './social-icon.tsx'

const html = (href: string) => renderToStaticMarkup(createElement(SiteLink, { href }, 'Text'))

test('a link to another website says so and does not hand over the window', () => {
  expect(html('https://example.com/')).toMatch(
    /^<a rel="noopener" href="https:\/\/example\.com\/">Text<span class="sr-only"> \(another website\)<\/span><svg [^>]*aria-hidden="true"/,
  )
})

test.each(['/contact', 'mailto:a@example.com', 'tel:+15550100'])('%s has no mark', (href) => {
  expect(html(href)).toBe(`<a href="${href}">Text</a>`)
})

test.each([
  ['https://in.linkedin.com/company/a', 'linkedin'],
  ['https://twitter.com/a', 'x'],
  ['https://wa.me/15550100', 'whatsapp'],
  ['https://netflix.com/a', null],
  ['https://video.example/youtube.com', null],
])('%s has the icon of %s', (href, network) => expect(networkOf(href)).toBe(network))
