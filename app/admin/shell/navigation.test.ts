import { expect, test } from 'vitest'
import { sectionOf } from './navigation.ts'

test.each([
  ['/admin', '/admin'],
  ['/admin/leads/0190', '/admin/leads'],
  ['/admin/content', '/admin/content'],
  ['/admin/content/edit', '/admin/content'],
  ['/admin/content/collections/jobs/new', '/admin/content/collections'],
  ['/admin/account', undefined],
])('on %s the sidebar highlights %s', (path, section) => {
  expect(sectionOf(path)).toBe(section)
})

test('the editor of an entry is part of the collections, that of a page of the content', () => {
  const section = (document: string) => sectionOf('/admin/content/edit', `?document=${document}`)
  expect(section('person:leila-farahani')).toBe('/admin/content/collections')
  expect(section('page:about')).toBe('/admin/content')
})
