import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { createHttpServer, fetchListener, listen } from '#server/listen.ts'
import { createPages } from '#server/platform/rendering/pages.ts'
import { pagePolicy } from '#server/platform/security/content-security-policy.ts'
import { responseHeaders } from '#server/platform/security/response-headers.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

const siteUrl = 'https://wavelength.example'

/** The whole site on a real port, with screens that show their path. `framework` counts what the shortcut leaves. */
async function open() {
  const { site, database } = await openTestSite()
  const headers = responseHeaders(siteUrl)
  const report = vi.fn(() => 'abcd1234')
  const render = vi.fn(async ({ request }: { request: Request }) => ({
    status: request.url.includes('/missing') ? 404 : 200,
    headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8' }),
    body: new TextEncoder().encode(`<p>${request.url}</p>${'<p>text</p>'.repeat(50)}`),
    nonce: 'n',
    errors: [],
  }))
  const pages = createPages({ ...site, headers, siteUrl, report, render, policy: pagePolicy })
  const adminPages = async () => new Response('an admin page')
  const app = createApp({
    site,
    pages,
    adminPages,
    headers,
    siteUrl,
    report,
    routeOf: (path) => path,
  })
  const framework = vi.fn(app.fetch)
  const lines: string[] = []
  const listener = fetchListener((...given) => framework(...given), {
    answerCached: app.answerCached,
    writeLine: (line) => void lines.push(line),
  })
  const server = createHttpServer(listener)
  onTestFinished(() => void server.close())
  const port = await listen(server, 0, '127.0.0.1')

  /** Header names are compared in lower case, because the framework sends them so. */
  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const request = get({ port, path, method, headers, agent: false })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const { date: _, 'x-request-id': id, ...others } = response.headers
    return {
      status: response.statusCode,
      headers: others,
      hasId: id !== undefined,
      body: await text(response),
    }
  }
  return { site, database, framework, lines, ask }
}

test.each(['/about', '/blog?page=2', '/api/faq', '/api/blog?limit=3', '/api/blog'])(
  '%s has the same response and log line from the cache as before it was cached',
  async (path) => {
    const { ask, framework, lines } = await open()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding }
      const url = `${path}${path.includes('?') ? '&' : '?'}`
      const miss = await ask(path.startsWith('/api') ? path : `${url}utm_source=x`, headers)
      await ask(path, headers)
      framework.mockClear()
      const cached = await ask(path, headers)
      expect(cached).toEqual(miss)
      expect(await ask(path, headers, 'HEAD')).toEqual({ ...miss, body: '' })
      const known = await ask(path, { ...headers, 'If-None-Match': String(miss.headers.etag) })
      expect(known.status).toBe(304)
      expect(known.headers).not.toHaveProperty('content-type')
      expect(known.headers).toMatchObject({
        etag: miss.headers.etag,
        'content-security-policy': miss.headers['content-security-policy'],
        'cache-control': 'no-cache',
      })
      expect(framework).not.toHaveBeenCalled()
    }
    await vi.waitUntil(() => lines.length === 15)
    const logged = lines.map((line) => JSON.parse(line))
    const [first, , cached] = logged
    expect(cached).toEqual({
      ...first,
      time: expect.any(String),
      id: expect.stringMatching(/^[\da-f]{8}$/),
      ms: expect.any(Number),
      bytes: expect.any(Number),
    })
  },
)

test('only the same address is answered from the cache, and only until the content changes', async () => {
  const { ask, framework, database, site } = await open()
  await ask('/about')
  await ask('/api/faq')
  framework.mockClear()
  const others = ['/about/', '/about?preview=x', '//about', '/api/faq?x=1', '/missing', '/missing']
  for (const path of others) await ask(path)
  await ask('/about', { 'Content-Length': '0' }, 'POST')
  expect(framework).toHaveBeenCalledTimes(others.length + 1)
  framework.mockClear()
  await database.store.transaction().execute(bumpContent)
  await site.refreshContent()
  await ask('/about')
  await ask('/api/faq')
  expect(framework).toHaveBeenCalledTimes(2)
})

test('an invalid Host is refused for a cached page too', async () => {
  const { ask } = await open()
  await ask('/about')
  expect((await ask('/about', { Host: 'a b' })).status).toBe(400)
})
