import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { downloadResponse } from '#server/actions/download.ts'
import { type AdminPageDeps, createAdminPages } from '#server/admin-pages.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { pagePolicy } from '#server/platform/security/content-security-policy.ts'
import { responseHeaders } from '#server/platform/security/response-headers.ts'

const client = { address: '192.0.2.1' }
const servicesFor = () => ({})
const viewer = { id: 'ann', role: 'viewer' } as Actor

/** Admin pages for a visit by `actor`, with a download of this `body`. */
function openPages(actor: Actor | null, body?: Readable) {
  const file = { name: 'brief.pdf', mediaType: 'application/pdf', body: body as Readable }
  const visit = async () => ({
    actor,
    admin: {},
    cookies: [],
    download: body ? Promise.resolve(downloadResponse(file)) : null,
  })
  const render = async () => {
    throw new Error('Nothing should be rendered here.')
  }
  const deps = { visit, servicesFor, render, policy: pagePolicy, report: () => 'abcd1234' }
  const headers = responseHeaders('https://wavelength.example')
  return createAdminPages({ ...deps, headers } as unknown as AdminPageDeps)
}

test('a HEAD request for a file closes its stream', async () => {
  const body = Readable.from([Buffer.alloc(100_000)])
  const request = new Request('http://localhost/admin/leads/file/x', { method: 'HEAD' })
  const answer = await openPages(viewer, body)(request, client)
  expect([answer.status, answer.body]).toEqual([200, null])
  expect(answer.headers.get('Content-Disposition')).toContain('brief.pdf')
  expect(body.destroyed).toBe(true)
})

test.each([
  ['fields', new URLSearchParams(Array.from({ length: 1_002 }, () => ['a', '1']))],
  ['parts', manyParts()],
])('a form of more than a thousand %s is refused before it is parsed', async (_, body) => {
  const request = new Request('http://localhost/admin/account', { method: 'POST', body })
  const answer = await openPages(viewer)(request, client)
  expect([answer.status, await answer.text()]).toEqual([
    413,
    expect.stringContaining('more than 1,000 fields'),
  ])
})

test('requests with a session do not wait for requests without one', async () => {
  const gate = Promise.withResolvers<void>()
  const headers = new Headers({ 'Content-Type': 'text/html' })
  const queue = { running: 1, waiting: 0, byClient: 10, patience: 0, penalty: 0 }
  const deps = {
    visit: async ({ headers }: Request) => ({
      actor: headers.has('Cookie') ? viewer : null,
      admin: {},
      cookies: [],
      download: null,
    }),
    servicesFor,
    render: async () => {
      await gate.promise
      return { status: 200, headers, body: new Uint8Array(), nonce: 'x', errors: [] }
    },
    policy: pagePolicy,
    report: () => 'abcd1234',
    headers: {},
    queue,
  }
  const pages = createAdminPages(deps as unknown as AdminPageDeps)
  const ask = (path: string, headers = {}) =>
    pages(new Request(`http://localhost${path}`, { headers }), client)
  const first = ask('/admin/sign-in')
  await setImmediate()
  const refused = await ask('/admin/sign-in')
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
  const own = ask('/admin', { Cookie: 'session' })
  await setImmediate()
  expect((await ask('/admin', { Cookie: 'session' })).status).toBe(503)
  gate.resolve()
  expect((await Promise.all([first, own])).map(({ status }) => status)).toEqual([200, 200])
})

test('without a session, bodies are limited to the size of a sign-in form', async () => {
  const body = new URLSearchParams({ email: 'x'.repeat(70_000) })
  const request = new Request('http://localhost/admin/sign-in', { method: 'POST', body })
  const answer = await openPages(null)(request, client)
  expect(answer.status).toBe(413)
})

function manyParts() {
  const form = new FormData()
  for (let part = 0; part < 1_002; part++) form.append('a', '1')
  return form
}
