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
  expect(cookiesFor('author', 'a=b', true)).toEqual([
    '__Secure-editor=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
  ])
  expect(cookiesFor('editor', 'a=b; editor=1')).toEqual([])
  expect(cookiesFor('editor', 'a=b; __Secure-editor=1', true)).toEqual([])
})

test('everyone else has none, and loses the one of an earlier session', () => {
  expect(cookiesFor('viewer')).toEqual([])
  expect(cookiesFor(null, 'editor=1')).toEqual([expect.stringMatching(/^editor=;.*Max-Age=0/)])
  // Also the one of a version that gave it no prefix.
  for (const cookie of ['editor=1', '__Secure-editor=1']) {
    expect(cookiesFor(null, cookie, true)).toEqual([
      expect.stringMatching(/^__Secure-editor=;.*Max-Age=0.*Secure$/),
      expect.stringMatching(/^editor=;.*Max-Age=0/),
    ])
  }
})
