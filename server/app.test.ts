import { Hono } from 'hono'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { defaultTheme } from '#model/theme/theme.ts'
import { createApp } from '#server/app.ts'
import type { Readiness } from '#server/features/system/readiness.ts'
import { createHttpServer, fetchListener, listen } from '#server/listen.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import { reportToConsole } from '#server/platform/jobs/report.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import { createMetrics, type Metrics } from '#server/platform/metrics/metrics.ts'
import { createRouteNames } from '#server/platform/rendering/route-names.ts'
import { responseHeaders } from '#server/platform/security/response-headers.ts'

const routes = {
  root: { id: 'root', path: '' },
  blog: { id: 'blog', parentId: 'root', path: 'blog/:slug' },
  about: { id: 'about', parentId: 'root', path: 'about' },
  rest: { id: 'rest', parentId: 'root', path: '*' },
}

const client = { address: '192.0.2.1' }

function open(
  isDatabaseUp = true,
  readiness: Readiness = { files: 'ok', disk: 'ok' },
  metrics: Metrics | null = null,
) {
  const api = new Hono<ApiEnv>()
  api.get('/api/faq', () => Response.json([]))
  api.post('/api/newsletter/subscribe', ({ json }) => json({ message: 'ok' }, 201))
  const pages = vi.fn(async () => new Response('a page'))
  const report = vi.fn(() => 'abcd1234')
  const app = createApp({
    site: {
      api,
      findList: () => undefined,
      noteCachedView: () => {},
      clientOf: () => client,
      serveMedia: () => () => null,
      serveMcp: () => async () => new Response('for assistants'),
      addresses: async () => [{ path: '/about' }],
      shareTitle: async () => null,
      outline: async () => null,
      feed: async () => null,
      plainPage: async () => ({ title: '', description: '', html: '', markdown: '' }),
      fonts: { read: async () => null, letters: async () => null },
      contentVersion: () => 1,
      countDrawing: async () => {},
      isDatabaseUp: () => isDatabaseUp,
      readiness: () => readiness,
      metrics,
      content: {
        language: async () => languageOf('en'),
        theme: async () => defaultTheme,
        defaults: () => ({ site: { name: 'Site' } }) as never,
        site: async () => ({ email: 'hello@site.test' }) as never,
      },
      clock: () => new Date('2026-11-22T00:00:00Z'),
      indexNowKey: async () => null,
      proveInstance: (token) => `proof of ${token}`,
      followLink: async (_, { number }) => (number === '1' ? 'https://shop.test/' : null),
    },
    pages: { respond: pages, read: async () => null, find: () => undefined },
    adminPages: async () => new Response('an admin page'),
    assets: (_, path) => (path === '/a.js' ? Promise.resolve(new Response('a file')) : null),
    headers: responseHeaders('https://site.test'),
    siteUrl: 'https://site.test',
    report,
    routeOf: createRouteNames(routes as never),
  })
  const send = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    app.fetch(new Request(`http://site.test${path}`, { method, headers }))
  return { app, send, pages, report }
}

describe('createApp', () => {
  it('answers API requests with the common headers', async () => {
    const { send, pages } = open()
    const answer = await send('/api/faq')
    expect(await answer.json()).toEqual([])
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age')
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[\w-]{8,}$/)
    expect(pages).not.toHaveBeenCalled()
  })

  it('leads on from the links of newsletters, and has no other addresses there', async () => {
    const { send, pages } = open()
    const answer = await send('/r/an-issue/1')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe('https://shop.test/')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(pages).not.toHaveBeenCalled()
    await send('/r/an-issue/2')
    expect(pages).toHaveBeenCalledOnce()
    expect((await send('/r/an-issue/1', 'POST')).status).toBe(405)
  })

  it.each([
    [true, 'ok'],
    [false, 'unavailable'],
  ])('reports its health: database %s', async (isUp, database) => {
    const answer = await open(isUp).send('/healthz')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.json()).toEqual({ status: 'ok', database })
  })

  it.each([
    [true, {}, 200],
    [false, {}, 503],
    [true, { files: 'not writable' }, 503],
    [true, { disk: 'nearly full' }, 503],
    [true, { server: 'stopping' }, 503],
  ] as const)('is ready only if everything works: %s, %o', async (isUp, found, status) => {
    const answer = await open(isUp, { files: 'ok', disk: 'ok', ...found }).send('/readyz')
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({
      status: status === 200 ? 'ready' : 'not ready',
      database: isUp ? 'ok' : 'unavailable',
      files: 'ok',
      disk: 'ok',
      ...found,
    })
  })

  it('reports figures of requests only to who sends the token', async () => {
    const metrics = await createMetrics('a token of the operator')
    const { app } = open(true, undefined, metrics)
    const server = createHttpServer(
      fetchListener(app.fetch, { countRequest: metrics.countRequest }),
    )
    onTestFinished(() => void server.close())
    const port = await listen(server, 0, '127.0.0.1')
    const ask = (path: string, headers = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers })
    await (await ask('/blog/ann@example.com')).text()
    for (const Authorization of [undefined, 'Bearer a token', 'Basic YTph']) {
      const refused = await ask('/metrics', Authorization && { Authorization })
      expect([refused.status, refused.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
    }
    const answer = await ask('/metrics', { Authorization: 'Bearer a token of the operator' })
    expect(answer.headers.get('Content-Type')).toContain('text/plain')
    const text = await answer.text()
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/blog/:slug",status="200"} 1',
    )
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
    expect(text).not.toContain('ann@')
    expect(await (await open().send('/metrics')).text()).toBe('a page')
  })

  it('logs each request by its route, and errors with the id that the visitor sees', async () => {
    const lines: string[] = []
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => errors.mockRestore())
    const { app, pages } = open()
    pages.mockImplementationOnce(async () => new Response(reportToConsole(new Error('broken'))))
    const server = createHttpServer(
      fetchListener(app.fetch, { writeLine: (line) => void lines.push(line) }),
    )
    onTestFinished(() => void server.close())
    const port = await listen(server, 0, '127.0.0.1')
    const ask = async (path: string, init?: RequestInit) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, init)).text()
    const id = await ask('/blog/ann@example.com?email=ann@example.com', {
      headers: { Cookie: 'ann@example.com', 'X-Forwarded-For': '203.0.113.9' },
    })
    await ask('/api/faq?q=ann@example.com')
    await ask('/a.js')
    await ask('/about', { method: 'POST' })
    await vi.waitUntil(() => lines.length === 4)
    const logged = lines.map((line) => JSON.parse(line))
    expect(logged).toMatchObject([
      { id, method: 'GET', route: '/blog/:slug', status: 200 },
      { method: 'GET', route: '/api/faq', status: 200 },
      { method: 'GET', route: 'file', status: 200 },
      { method: 'POST', route: '/about', status: 405 },
    ])
    for (const line of logged) {
      expect(Date.parse(line.time)).toBeGreaterThan(0)
      expect(line.ms).toBeGreaterThanOrEqual(0)
      expect(line.bytes).toBeGreaterThan(100)
    }
    expect(errors.mock.calls[0]?.[0]).toMatch(new RegExp(`error ${id} .*broken`))
    expect(lines.join()).not.toMatch(/ann|203\.0\.113|email/)
  })

  it('serves files before pages, and passes the client to pages', async () => {
    const { send, pages } = open()
    expect(await (await send('/a.js')).text()).toBe('a file')
    expect(pages).not.toHaveBeenCalled()
    expect(await (await send('/about')).text()).toBe('a page')
    expect(pages).toHaveBeenCalledWith(expect.objectContaining({ method: 'GET' }), client)
  })

  it('serves a sitemap and robots.txt', async () => {
    const { send, pages } = open()
    const answer = await send('/sitemap.xml')
    expect(await answer.text()).toContain('<loc>https://site.test/about</loc>')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await (await send('/robots.txt')).text()).toContain('https://site.test/sitemap.xml')
    expect((await send('/sitemap.xml', 'HEAD')).status).toBe(200)
    const contact = await (await send('/.well-known/security.txt')).text()
    expect(contact).toContain('Canonical: https://site.test/.well-known/security.txt')
    expect((await send('/sitemap.xml', 'POST')).status).toBe(405)
    expect(pages).not.toHaveBeenCalled()
  })

  it('refuses an API request from another site with a problem', async () => {
    const { send } = open()
    const answer = await send('/api/newsletter/subscribe', 'POST', { Origin: 'https://evil.test' })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('Content-Type')).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({
      status: 403,
      message: expect.stringContaining('another address'),
    })
  })

  it('refuses a form from another site with a plain page', async () => {
    const { send, pages } = open()
    const answer = await send('/contact', 'POST', { 'Sec-Fetch-Site': 'cross-site' })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('came from another address')
    expect(answer.headers.get('Content-Security-Policy')).not.toContain('unsafe')
    expect(pages).not.toHaveBeenCalled()
  })

  it('accepts our own forms, and clients that are not browsers', async () => {
    const { send } = open()
    const path = '/api/newsletter/subscribe'
    expect((await send(path, 'POST')).status).toBe(201)
    expect((await send(path, 'POST', { Origin: 'https://site.test' })).status).toBe(201)
    expect((await send('/contact', 'POST', { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
  })

  it('accepts reads from other sites', async () => {
    const { send } = open()
    expect((await send('/about', 'GET', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(200)
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    'a page refuses %s',
    async (method) => {
      const { send, pages } = open()
      const answer = await send('/about', method)
      expect(answer.status).toBe(405)
      expect(answer.headers.get('Allow')).toBe('GET, HEAD')
      expect(pages).not.toHaveBeenCalled()
    },
  )

  it.each(['/contact', '/newsletter', '/admin/blog.data'])(
    '%s accepts its form, whatever its Content-Length',
    async (path) => {
      const { send } = open()
      expect((await send(path, 'POST')).status).toBe(200)
      expect((await send(path, 'POST', { 'Content-Length': '99999999999' })).status).toBe(200)
      expect((await send(path, 'PUT')).headers.get('Allow')).toBe('GET, HEAD, POST')
    },
  )

  it.each(['/', '/about', '/contact.data', '/a.js', '/contact/x'])(
    '%s accepts no form',
    async (path) => {
      const { send, pages } = open()
      const answer = await send(path, 'POST')
      expect(answer.status).toBe(405)
      expect(answer.headers.get('Allow')).toBe('GET, HEAD')
      expect(pages).not.toHaveBeenCalled()
    },
  )

  it('refuses a body larger than any form', async () => {
    const { send } = open()
    const answer = await send('/api/newsletter/subscribe', 'POST', {
      'Content-Length': '99999999999',
    })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toHaveProperty('message')
  })

  it('answers an internal error with a message and reports it', async () => {
    const { send, pages, report } = open()
    pages.mockRejectedValueOnce(new Error('secret detail'))
    const answer = await send('/about')
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('secret')
    expect(report).toHaveBeenCalledTimes(1)
  })
})
