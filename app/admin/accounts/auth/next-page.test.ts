import { expect, it } from 'vitest'
import { nextPageOf } from './next-page.ts'

function next(value: string) {
  return nextPageOf(
    new Request(`http://site.test/admin/sign-in?${new URLSearchParams({ next: value })}`),
  )
}

it('accepts an admin page with its query', () => {
  expect(next('/admin/audit?page=2')).toBe('/admin/audit?page=2')
  expect(next('/admin')).toBe('/admin')
})

it.each([
  '',
  '/',
  '/about',
  '//evil.test/admin',
  '/\\evil.test/admin',
  'https://evil.test/admin',
  'http://here.evil.test/admin',
  'javascript:alert(1)//admin',
  '/admin/..//evil.test',
  '/admin/%2e%2e//evil.test',
  '/admin/../about',
  '/administrator',
  '\t//evil.test/admin',
  '/\t/evil.test/admin',
])('replaces %j by the overview', (value) => {
  expect(next(value)).toBe('/admin')
})
