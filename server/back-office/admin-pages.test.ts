import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { pagePolicy } from '#server/security/content-security-policy.ts'
import { responseHeaders } from '#server/security/response-headers.ts'
import type { Actor } from './actor.ts'
import { type AdminPageParts, createAdminPages } from './admin-pages.ts'
import { downloadResponse } from './download.ts'

const client = { address: '192.0.2.1' }
const somebody = { id: 'ann', role: 'viewer' } as Actor

/** The back office where the visit finds `actor` and `body` as the file at the address. */
function opened(actor: Actor | null, body?: Readable) {
  const file = { name: 'brief.pdf', mediaType: 'application/pdf', body: body as Readable }
  const visit = async () => ({
    actor,
    services: {},
    cookies: [],
    download: body ? Promise.resolve(downloadResponse(file)) : null,
  })
  const render = async () => {
    throw new Error('Nothing is to be rendered here.')
  }
  const parts = { visit, render, policy: pagePolicy, report: () => 'abcd1234' }
  const headers = responseHeaders('https://wavelength.example')
  return createAdminPages({ ...parts, headers } as unknown as AdminPageParts)
}

test('a question for the head of a file closes the file', async () => {
  const body = Readable.from([Buffer.alloc(100_000)])
  const request = new Request('http://localhost/admin/inbox/file/x', { method: 'HEAD' })
  const answer = await opened(somebody, body)(request, client)
  expect([answer.status, answer.body]).toEqual([200, null])
  expect(answer.headers.get('Content-Disposition')).toContain('brief.pdf')
  expect(body.destroyed).toBe(true)
})

test.each([
  ['fields', new URLSearchParams(Array.from({ length: 1_002 }, () => ['a', '1']))],
  ['parts', manyParts()],
])('a form of more than a thousand %s is refused before it is parsed', async (_, body) => {
  const request = new Request('http://localhost/admin/account', { method: 'POST', body })
  const answer = await opened(somebody)(request, client)
  expect([answer.status, await answer.text()]).toEqual([
    413,
    expect.stringContaining('more than 1,000 fields'),
  ])
})

test('somebody who is not signed in sends no more than a form of the ways in needs', async () => {
  const body = new URLSearchParams({ email: 'x'.repeat(70_000) })
  const request = new Request('http://localhost/admin/sign-in', { method: 'POST', body })
  const answer = await opened(null)(request, client)
  expect(answer.status).toBe(413)
})

function manyParts() {
  const form = new FormData()
  for (let part = 0; part < 1_002; part++) form.append('a', '1')
  return form
}
