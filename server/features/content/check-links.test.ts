import { expect, test } from 'vitest'
import { isSitePath } from '#model/paths.ts'
import { hrefsOfMarkdown } from '#server/features/markdown/hrefs-of-markdown.ts'
import { hrefsOf } from './hrefs.ts'

test('links are found anywhere in content', () => {
  const block = {
    action: { label: 'x', href: '/one?service=a' },
    list: [{ href: '/two#three' }, { src: '/pictures/x.webp', href: 'https://other.test' }],
    href: null,
  }
  expect(hrefsOf({ blocks: [block] })).toEqual([
    { place: 'blocks.0.action.href', href: '/one?service=a' },
    { place: 'blocks.0.list.0.href', href: '/two#three' },
  ])
})

test('links of a post are found with their line, except in code', () => {
  const markdown =
    'A [link](/one) and [another][1].\n\n`[code](/no)`\n\n```\n[code](/no)\n```\n\n[1]: /two'
  expect(hrefsOfMarkdown(markdown)).toEqual([
    { place: 'line 1 of the text', href: '/one' },
    { place: 'line 9 of the text', href: '/two' },
  ])
})

test.each(['/', '/contact?service=seo-services&from=%2F', '/a/b#c', '/über'])(
  '"%s" is a path of this site',
  (href) => expect(isSitePath(href)).toBe(true),
)

test.each([
  '',
  'contact',
  '//evil.test',
  '/\\evil.test',
  '/a b',
  '/a\n',
  '/a\u0000',
  'https://x.test',
])('%j is not a path of this site', (href) => expect(isSitePath(href)).toBe(false))

test('links within formatted texts are found at their field', () => {
  const section = { paragraphs: ['Plain', 'With [a link](/one) and `[code](/no)`'] }
  expect(hrefsOf({ sections: [section] })).toEqual([
    { place: 'sections.0.paragraphs.1', href: '/one' },
  ])
})
