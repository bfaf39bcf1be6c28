import { expect, test } from 'vitest'
import { roles } from '#model/accounts/accounts.ts'
import { screensFor, sectionOf, sectionsFor } from './navigation.ts'

test.each([
  ['/admin', 'Overview'],
  ['/admin/leads/0190', 'Inbox'],
  ['/admin/offers', 'Pipeline'],
  ['/admin/content', 'Content'],
  ['/admin/content/edit', 'Content'],
  ['/admin/content/collections/jobs/new', 'Content'],
  ['/admin/content/settings', 'Settings'],
  ['/admin/settings', 'Settings'],
  ['/admin/accounts/0190', 'Settings'],
  ['/admin/account', undefined],
])('on %s the sidebar highlights %s', (path, section) => {
  expect(sectionOf(path)).toBe(section)
})

test('entries are part of the content, even if their editor has another address', () => {
  expect(sectionOf('/admin/elsewhere', '?document=person:leila-farahani')).toBe('Content')
})

test.each(roles)('the sidebar of the role %s has at most ten entries', (role) => {
  const sections = sectionsFor(role)
  expect(sections.length).toBeLessThanOrEqual(10)
  const hrefs = screensFor(role).map(({ href }) => href)
  expect(new Set(hrefs).size).toBe(hrefs.length)
})
