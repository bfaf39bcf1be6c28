import { expect, test } from 'vitest'
import type { ContentGroup, DocumentEntry } from '#model/content/editor.ts'
import { contentRows } from './content-list.ts'

function entry(key: string, title: string, group: ContentGroup, path: string): DocumentEntry {
  return {
    ...{ key, title, group, path },
    ...{
      hasDraft: false,
      hasOriginal: true,
      isPublished: false,
      isInvalid: false,
      lastChange: null,
    },
  }
}

const documents = [
  entry('page:home', 'Home', 'Pages', '/'),
  entry('page:services/seo', 'SEO', 'Services', '/services/seo'),
  entry('service:seo', 'SEO', 'Services in menus and lists', '/services/seo'),
]

test('gives a service one row, with the ways to its page and to its card', () => {
  const groups = contentRows(documents, '')
  expect(groups.map(({ group }) => group)).toEqual(['Pages', 'Services'])
  expect(groups[0]?.rows[0]?.ways).toMatchObject([{ name: null }])
  expect(groups[1]?.rows).toMatchObject([
    {
      title: 'SEO',
      ways: [
        { name: 'Page', entry: { key: 'page:services/seo' } },
        { name: 'Menu card', entry: { key: 'service:seo' } },
      ],
    },
  ])
})

test('keeps what has every wanted word in its name, address or group', () => {
  expect(contentRows(documents, ' seo  SERVICES ')).toMatchObject([{ group: 'Services' }])
  expect(contentRows(documents, 'seo home')).toEqual([])
})

test('gives a card without a page a row of its own', () => {
  const alone = documents.filter(({ key }) => key !== 'page:services/seo')
  expect(contentRows(alone, 'seo')).toMatchObject([
    { group: 'Services in menus and lists', rows: [{ title: 'SEO', ways: [{ name: null }] }] },
  ])
})
