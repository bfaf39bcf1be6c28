import { expect, test } from 'vitest'
import type { ContentGroup, DocumentEntry } from '#model/content/editor.ts'
import { contentRows, shownRows, unchangedRows } from './content-rows.ts'

function entry(key: string, title: string, group: ContentGroup, path: string): DocumentEntry {
  return {
    ...{ key, title, group, path },
    ...{
      version: 0,
      hasDraft: false,
      hasOriginal: true,
      isOriginal: true,
      isPublished: false,
      isInvalid: false,
      isOff: false,
      plans: [],
      ...{ lastChange: null, sampleTexts: 0 },
    },
  }
}

const changed = { isOriginal: false }

const documents = [
  entry('page:home', 'Home', 'Pages', '/'),
  entry('page:services/seo', 'SEO', 'Services', '/services/seo'),
  entry('service:seo', 'SEO', 'Services in menus and lists', '/services/seo'),
]

test('gives a service one row, with links to its page and its menu card', () => {
  const groups = contentRows(documents, '')
  expect(groups.map(({ group }) => group)).toEqual(['Pages', 'Services'])
  expect(groups[0]?.rows[0]?.links).toMatchObject([{ name: null }])
  expect(groups[1]?.rows).toMatchObject([
    {
      title: 'SEO',
      links: [
        { name: 'Page', entry: { key: 'page:services/seo' } },
        { name: 'Menu card', entry: { key: 'service:seo' } },
      ],
    },
  ])
})

test('finds documents whose title, path or group contains every word', () => {
  expect(contentRows(documents, ' seo  SERVICES ')).toMatchObject([{ group: 'Services' }])
  expect(contentRows(documents, 'seo home')).toEqual([])
})

test('gives a menu card without a page its own row', () => {
  const withoutPage = documents.filter(({ key }) => key !== 'page:services/seo')
  expect(contentRows(withoutPage, 'seo')).toMatchObject([
    { group: 'Services in menus and lists', rows: [{ title: 'SEO', links: [{ name: null }] }] },
  ])
})

test('shows one group at a time without the settings, and all that a search finds', () => {
  const groups = contentRows([...documents, entry('site', 'Site', 'Whole site', '/')], '')
  const titles = (...rest: [isSearch: boolean, chosen: string | null]) =>
    shownRows(groups, ...rest).rows.map(({ title }) => title)
  expect(titles(false, null)).toEqual(['Home'])
  expect(titles(false, 'Services')).toEqual(['SEO'])
  expect(titles(false, 'Whole site')).toEqual(['Home'])
  expect(titles(true, null)).toEqual(['Home', 'SEO', 'Site'])
})

test('counts as unchanged what the list shows, and names the documents to show alone', () => {
  const card = { ...entry('service:ads', 'Ads', 'Services in menus and lists', '/ads'), ...changed }
  const found = unchangedRows([
    ...documents,
    entry('site', 'Site', 'Whole site', '/'),
    { ...entry('page:about', 'About', 'Pages', '/about'), ...changed, sampleTexts: 2 },
    entry('page:ads', 'Ads', 'Services', '/ads'),
    card,
  ])
  const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)
  expect(titles(found.all)).toEqual(['Home', 'About', 'SEO', 'Ads'])
  expect(titles(found.originals)).toEqual(['Home', 'SEO', 'Ads'])
  expect(titles(found.mixed)).toEqual(['About'])
  expect(found.entries).not.toContain(card)
})
