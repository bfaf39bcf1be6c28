import { expect, test } from 'vitest'
import { isSidebarCollapsed, sidebarCookie } from './collapsed-sidebar.ts'

test.each([
  ['http:', 'admin_sidebar=collapsed; Path=/admin; Max-Age=31536000; SameSite=Lax'],
  [
    'https:',
    '__Secure-admin_sidebar=collapsed; Path=/admin; Max-Age=31536000; SameSite=Lax; Secure',
  ],
])('a collapsed sidebar is remembered by a cookie on %s', (protocol, expected) => {
  const cookie = sidebarCookie(true, protocol)
  expect(cookie).toBe(expected)
  const headers = { cookie: `a=b; ${cookie.split(';', 1)[0]}` }
  expect(isSidebarCollapsed(new Request('http://localhost/admin', { headers }))).toBe(true)
  expect(sidebarCookie(false, protocol)).toContain('Max-Age=0')
})
