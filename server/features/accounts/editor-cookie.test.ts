import { expect, test } from 'vitest'
import type { Role } from '#model/accounts/accounts.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { editorCookies } from './editor-cookie.ts'

function cookiesFor(role: Role | null, cookie = '', isSecure = false) {
  const request = new Request('http://localhost/admin', { headers: { Cookie: cookie } })
  return editorCookies(request, role && ({ role } as Actor), isSecure)
}

test('whoever may edit pages gets the cookie once', () => {
  expect(cookiesFor('editor')).toEqual(['editor=1; Path=/; Max-Age=2592000; SameSite=Lax'])
  expect(cookiesFor('author', 'a=b', true)).toEqual([expect.stringMatching(/^editor=1;.*Secure$/)])
  expect(cookiesFor('editor', 'a=b; editor=1')).toEqual([])
})

test('everyone else has none, and loses the one of an earlier session', () => {
  expect(cookiesFor('viewer')).toEqual([])
  expect(cookiesFor(null, 'editor=1')).toEqual([expect.stringMatching(/^editor=;.*Max-Age=0/)])
})
