import { expect, test } from 'vitest'
import type { Block, Page } from '#blocks/schema.ts'
import { withoutLinks } from './off-pages.ts'

const off = new Set(['page:fair'])
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
])('%s is left out', (_, blocks, rest) => {
  expect(withoutLinks('page:talk', page(...blocks), off)).toEqual(page(...rest))
})

test('a list may become shorter than its schema wants, but not empty', () => {
  const entry = (link: typeof fair) => ({ link, description: 'x' })
  const list = (...links: (typeof fair)[]) =>
    page({ type: 'link-list', title: 'x', links: links.map(entry) } as unknown as Block)
  const other = { label: 'y', href: '/y' }
  expect(withoutLinks('page:talk', list(fair, other), off)).toEqual(list(other))
  const only = list(fair)
  expect(withoutLinks('page:talk', only, off)).toBe(only)
})

test.each<[string, Block]>([
  ['with no such link', { ...head, action: { label: 'x', href: '/fairs' } }],
  ['that needs its link', { type: 'contact-band', title: 'x', action: fair }],
])('a page %s is unchanged', (_, block) => {
  const value = page(head, block)
  expect(withoutLinks('page:talk', value, off)).toBe(value)
})
