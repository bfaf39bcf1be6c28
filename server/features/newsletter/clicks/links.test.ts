import { expect, test } from 'vitest'
import { linksOf, withCampaign, withLinks } from './links.ts'

const body = {
  html: '<p><a href="https://a.example/?x=1&#x26;y=2" style="color">A</a> <a style="s" href="https://a.example/">B</a> <a href="mailto:ann@a.example">C</a> <a href="https://s.example/newsletter/unsubscribe?key=1">D</a> <a href="https://a.example/">E</a></p>',
  text: 'A (https://a.example/?x=1&y=2) B (https://a.example/) C (mailto:ann@a.example)',
}

test('links are web addresses, each once, without those of the reader’s own', () => {
  expect(linksOf(body)).toEqual(['https://a.example/?x=1&y=2', 'https://a.example/'])
})

test('links are replaced in HTML and text, each by its own', () => {
  const changed = new Map([
    ['https://a.example/?x=1&y=2', 'https://s.example/r/i/1?a=1&b=2'],
    ['https://a.example/', 'https://s.example/r/i/2'],
  ])
  const { html, text } = withLinks(body, changed)
  expect(html).toContain('<a href="https://s.example/r/i/1?a=1&amp;b=2" style="color">A')
  expect(html.match(/r\/i\/2"/g)).toHaveLength(2)
  expect(html).toContain('mailto:ann@a.example')
  expect(text).toBe(
    'A (https://s.example/r/i/1?a=1&b=2) B (https://s.example/r/i/2) C (mailto:ann@a.example)',
  )
})

test.each([
  [
    'https://s.example/work',
    'https://s.example/work?utm_source=newsletter&utm_medium=email&utm_campaign=news',
  ],
  [
    'https://s.example/?q=1#top',
    'https://s.example/?q=1&utm_source=newsletter&utm_medium=email&utm_campaign=news#top',
  ],
  ['https://s.example/?utm_source=x', 'https://s.example/?utm_source=x'],
  ['https://a.example/', 'https://a.example/'],
])('%s is named %s', (address, named) => {
  expect(withCampaign(address, 'https://s.example', 'news')).toBe(named)
})
