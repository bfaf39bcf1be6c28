import { expect, test } from 'vitest'
import type { Block, Page } from '#blocks/schema.ts'
import { withoutLinks } from './without-links.ts'

const absent = {
  keys: new Set<string>(),
  blocks: new Set(['marquee']),
  hasPath: (path: string) => path === '/fair',
}
const hue = { lambda: 500, art: 'rings' } as const
const head: Block = { type: 'page-head', label: 'x', title: 'x', intro: 'x', ...hue }
const fair = { label: 'The fair', href: '/fair' }
const sections = [{ title: 'x', paragraphs: ['x'] }]
const neighbour = { label: 'Next', title: 'x', line: 'x', lambda: 500, href: '/x' }

function page(...blocks: Block[]): Page {
  const description = 'A page of our own, long enough for what a search engine wants to read.'
  return { id: 'talk', title: 'Talk', description, blocks }
}

test.each<[string, Block[], Block[]]>([
  ['a button that is optional', [{ ...head, action: fair }], [head]],
  [
    'an entry of a list',
    [{ type: 'prose', sections, links: [fair, { label: 'y', href: '/y' }] }],
    [{ type: 'prose', sections, links: [{ label: 'y', href: '/y' }] }],
  ],
  [
    'a section to the next page',
    [
      head,
      {
        ...{ type: 'prev-next', title: 'More', previous: neighbour },
        ...{ next: { ...neighbour, href: '/fair' }, all: { label: 'All', href: '/x' } },
      },
    ],
    [head],
  ],
  [
    'a section that needs its link',
    [head, { type: 'contact-band', title: 'x', action: fair }],
    [head],
  ],
  [
    'a section whose last entry goes',
    [head, { type: 'link-list', title: 'x', links: [{ link: fair, description: 'x' }] } as never],
    [head],
  ],
  [
    'a section of a part that is off',
    [{ type: 'marquee', label: 'x', messages: ['x'] }, head],
    [head],
  ],
  [
    'a link in a text, but not its words',
    [{ ...head, intro: 'To [the fair](/fair "x") or [not](/other).' }],
    [{ ...head, intro: 'To the fair or [not](/other).' }],
  ],
])('%s is left out', (_, blocks, rest) => {
  expect(withoutLinks('page:talk', page(...blocks), absent)).toEqual(page(...rest))
})

test('a list may become shorter than its schema wants', () => {
  const entry = (link: typeof fair) => ({ link, description: 'x' })
  const list = (...links: (typeof fair)[]) =>
    page({ type: 'link-list', title: 'x', links: links.map(entry) } as unknown as Block)
  const other = { label: 'y', href: '/y' }
  expect(withoutLinks('page:talk', list(fair, other), absent)).toEqual(list(other))
})

test.each<[string, Block]>([
  ['with no such link', { ...head, action: { label: 'x', href: '/fairs' } }],
  ['that is nothing but a link', { type: 'contact-band', title: 'x', action: fair }],
])('a page %s is unchanged', (_, block) => {
  const value = page(block)
  expect(withoutLinks('page:talk', value, absent)).toBe(value)
})
