import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import type { Services } from '#app/services.ts'
import { fail } from '#server/platform/http/problem.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import type { Client } from '#server/platform/runtime.ts'
import { pagePolicy } from '#server/platform/security/content-security-policy.ts'
import { createPages, type PageDeps } from './pages.ts'
import type { PageRequest, RenderedPage } from './render-page.ts'

const visitor = { address: '192.0.2.1' }

/** Screens that respond with their own URL and one inline script. */
async function screen({ request }: PageRequest): Promise<RenderedPage> {
  const { pathname, search } = new URL(request.url)
  return html(
    `<p>${pathname}${search}</p><script nonce="n">own()</script>${'<p>text</p>'.repeat(50)}`,
  )
}

function html(text: string, more: Partial<RenderedPage> & { header?: [string, string] } = {}) {
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' })
  if (more.header) headers.append(...more.header)
  const body = new TextEncoder().encode(text)
  return { status: 200, headers, body, nonce: 'n', errors: [], ...more }
}

function open(own: Partial<PageDeps> & { screens?: PageDeps['render'] } = {}) {
  const render = vi.fn(own.screens ?? screen)
  const report = vi.fn(() => 'abcd1234')
  const services = {
    content: {
      services: async () => [{ slug: 'startup-Consultancy' }],
      redirects: async () => [{ from: '/services', to: '/our-services' }],
      site: async () => ({ email: 'hello@site.test' }),
    },
    blog: {
      redirects: async () => [
        { from: '/blog/old', to: '/blog/new' },
        { from: '/?p=12', to: '/blog/new' },
      ],
      slugsAt: async () => [],
    },
  } as unknown as Services
  const { respond: pages } = createPages({
    servicesFor: () => services,
    previewServices: async () => null,
    contentVersion: () => 1,
    render,
    headers: { 'X-Content-Type-Options': 'nosniff' },
    policy: pagePolicy,
    siteUrl: null,
    report,
    ...own,
  })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    pages(new Request(`http://site.test${path}`, { method, headers }), visitor)
  return { pages, get, render, report, services }
}

describe('a page', () => {
  it('is rendered once and then cached', async () => {
    const { get, render } = open()
    const first = await (await get('/about')).text()
    expect(await (await get('/about')).text()).toBe(first)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('is rendered once for a hundred concurrent requests', async () => {
    const { get, render } = open()
    await Promise.all(Array.from({ length: 100 }, () => get('/about')))
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('is rendered again when the content has changed', async () => {
    let version = 1
    const { get, render } = open({ contentVersion: () => version })
    await get('/about')
    version = 2
    await get('/about')
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('may be kept by a CDN for the time that is set, and by nobody else', async () => {
    const screens: PageDeps['render'] = async (asked) =>
      asked.request.url.endsWith('/about') ? screen(asked) : html('missing', { status: 404 })
    const { get } = open({ cdnSeconds: 300, screens })
    const { headers } = await get('/about')
    expect(headers.get('Cache-Control')).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400',
    )
    expect([headers.get('Surrogate-Key'), headers.get('Cache-Tag')]).toEqual(['pages', 'pages'])
    const unchanged = await get('/about', { 'If-None-Match': headers.get('ETag') ?? '' })
    expect(unchanged.status).toBe(304)
    expect(unchanged.headers.get('Cache-Control')).toBe(headers.get('Cache-Control'))
    expect(unchanged.headers.get('Vary')).toBe('Accept-Encoding')
    const missing = await get('/missing')
    expect(missing.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(missing.headers.get('Surrogate-Key')).toBeNull()
  })

  it('is still served while the content version cannot be read', async () => {
    const versions = vi.fn(() => 7)
    const { get, render } = open({ contentVersion: versions })
    await get('/about')
    versions.mockImplementation(() => {
      throw new Error('no database')
    })
    expect((await get('/about')).status).toBe(200)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('allows exactly its own inline scripts', async () => {
    const { get } = open({
      screens: async () => html('<script>evil()</script><script nonce="n">own()</script>'),
    })
    const answer = await get('/about')
    expect(answer.headers.get('Content-Security-Policy')).toBe(pagePolicy(['own()']))
    expect(await answer.text()).toBe('<script>evil()</script><script>own()</script>')
  })

  it('has the encoding that the client prefers', async () => {
    const { get, render } = open()
    const plain = await (await get('/about')).text()
    const brotli = await get('/about', { 'Accept-Encoding': 'gzip, br' })
    const zipped = await get('/about', { 'Accept-Encoding': 'gzip, br;q=0' })
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(plain)
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(plain)
    expect(brotli.headers.get('Content-Encoding')).toBe('br')
    expect(zipped.headers.get('Vary')).toBe('Accept-Encoding')
    expect(zipped.headers.get('Cache-Control')).toBe('no-cache')
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('is compressed again, better, when no page is being rendered', async () => {
    const text = Array.from(
      { length: 4_000 },
      (_, index) => `<p>${(index * 7919) % 1009}</p>`,
    ).join('')
    const { get, render } = open({ quiet: 0, screens: async () => html(text) })
    const ask = async (encoding: string, known = '') => {
      const headers = { 'Accept-Encoding': encoding, 'If-None-Match': known }
      const {
        status,
        headers: own,
        ...answer
      } = await get('/about', headers).then(async (it) => ({
        status: it.status,
        headers: it.headers,
        body: await it.arrayBuffer(),
      }))
      return { status, tag: own.get('ETag') ?? '', length: own.get('Content-Length'), ...answer }
    }
    const fast = await ask('br')
    const zipped = await ask('gzip')
    await vi.waitUntil(async () => (await ask('br')).body.byteLength < fast.body.byteLength)
    const best = await ask('br')
    expect(brotliDecompressSync(best.body).toString()).toBe(text)
    expect(best.length).toBe(String(best.body.byteLength))
    expect(best.tag).not.toBe(fast.tag)
    expect((await ask('br', best.tag)).status).toBe(304)
    expect((await ask('br', fast.tag)).status).toBe(200)
    expect((await ask('gzip')).tag).toBe(zipped.tag)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('has its own entity tag for each encoding', async () => {
    const { get } = open()
    const encodings = ['br', 'gzip', 'identity']
    const answers = await Promise.all(
      encodings.map((one) => get('/about', { 'Accept-Encoding': one })),
    )
    const tags = answers.map((answer) => answer.headers.get('ETag'))
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  })

  it.each([(tag: string) => tag, (tag: string) => `"other", W/${tag}`, () => '*'])(
    'is a 304 for clients with a current copy',
    async (headerFor) => {
      const { get } = open()
      const tag = (await get('/about')).headers.get('ETag') ?? ''
      const answer = await get('/about', { 'If-None-Match': headerFor(tag) })
      expect(answer.status).toBe(304)
      expect(answer.body).toBeNull()
      expect(answer.headers.get('ETag')).toBe(tag)
      expect(answer.headers.get('Content-Length')).toBeNull()
    },
  )

  it('answers HEAD with the headers of GET', async () => {
    const { get } = open()
    const full = await get('/about')
    const head = await get('/about', {}, 'HEAD')
    expect(head.body).toBeNull()
    expect([...head.headers]).toEqual([...full.headers])
    expect(Number(head.headers.get('Content-Length'))).toBe((await full.arrayBuffer()).byteLength)
  })

  it('contains nothing of the visitor it was rendered for', async () => {
    const { get, render } = open()
    const answer = await get('/blog?utm_source=mail&page=2&gclid=1', {
      Cookie: 'session=1',
      Host: 'evil.test',
    })
    expect(await answer.text()).toContain('<p>/blog?page=2</p>')
    const request = render.mock.calls[0]?.[0].request
    expect(request?.url).toBe('http://localhost/blog?page=2')
    expect([...(request?.headers ?? [])]).toEqual([])
  })

  it('ignores unknown parameters', async () => {
    const { get, render } = open()
    for (const query of ['', '?utm_source=a', '?page=1', '?page=2', '?gclid=b&page=2']) {
      await get(`/blog${query}`)
    }
    expect(render).toHaveBeenCalledTimes(3)
  })

  it.each<[string, Parameters<typeof html>[1]]>([
    ['is missing', { status: 404 }],
    ['caused an error', { errors: [new Error('half')] }],
    ['sets a cookie', { header: ['Set-Cookie', 'a=1'] }],
    ['shows fallback content', { header: ['Cache-Control', 'no-store'] }],
  ])('is not cached if it %s', async (_, more) => {
    const { get, render } = open({ screens: async () => html('<p>once</p>', more) })
    const answer = await get('/about')
    await get('/about')
    expect(render).toHaveBeenCalledTimes(2)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
  })

  it('stays within the size of the cache', async () => {
    const { get, render } = open({ maxBytes: 0 })
    await get('/about')
    await get('/about')
    expect(render).toHaveBeenCalledTimes(2)
  })
})

describe('a URL', () => {
  it('that redirects keeps its query and its host', async () => {
    const { get } = open()
    const answer = await get('/Services/startup-consultancy/?utm_source=a')
    expect(answer.status).toBe(308)
    expect(answer.headers.get('Location')).toBe('/services/startup-Consultancy?utm_source=a')
    expect((await get('//evil.test/')).headers.get('Location')).toBe('/evil.test')
  })

  it('of a post by its id on the old site redirects; the home page has one copy in the cache', async () => {
    const { get, render } = open()
    const answer = await get('/?p=12')
    expect(answer.status).toBe(308)
    expect(answer.headers.get('Location')).toBe('/blog/new')
    for (const path of ['/', '/?p=13', '/?page_id=14', '/?p=12x']) {
      expect((await get(path)).status).toBe(200)
    }
    expect(render).toHaveBeenCalledTimes(1)
    expect((await get('/?page_id=12')).headers.get('Location')).toBe('/blog/new')
  })

  it('of a renamed post redirects to the new one', async () => {
    const { get } = open()
    const answer = await get('/blog/old')
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe('/blog/new')
  })

  it('of a page with pictures of another site may load pictures from there', async () => {
    const screens = async () => html('<img alt="" src="https://a.example/1.jpg"/>')
    const policyOf = async (own: Parameters<typeof open>[0]) =>
      (await open(own).get('/about')).headers.get('content-security-policy')
    expect(await policyOf({ screens })).toContain("img-src 'self' data: https://a.example;")
    expect(await policyOf({})).toContain("img-src 'self' data:;")
  })

  it('that cannot be read is refused', async () => {
    const { get, render } = open()
    const answer = await get('/%zz')
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('This address cannot be read.')
    expect(render).not.toHaveBeenCalled()
  })

  it('that ends in .data is a document of its own, even with a draft or a form', async () => {
    const { get, render } = open({ previewServices: async () => ({}) as Services })
    await get('/about.data?_routes=root')
    await get('/about.data?preview=a.token')
    await get('/career/tester.data', {}, 'POST')
    await get('/about')
    expect(render.mock.calls.map(([{ request }]) => new URL(request.url).pathname)).toEqual([
      '/about.data/',
      '/about.data/',
      '/career/tester.data/',
      '/about',
    ])
  })
})

describe('a form', () => {
  const send = () =>
    new Request('http://site.test/contact?service=SEO&utm_source=mail', {
      method: 'POST',
      headers: { Origin: 'https://site.test', Cookie: 'a=1' },
      body: new URLSearchParams({ name: 'Ada' }),
    })

  it('reaches the screens unchanged and is not cached', async () => {
    const bodies: string[] = []
    const { pages, render } = open({
      screens: async ({ request }) => {
        bodies.push(await request.text())
        return html('<p>thanks</p>')
      },
    })
    const answer = await pages(send(), visitor)
    await pages(send(), visitor)
    expect(bodies).toEqual(['name=Ada', 'name=Ada'])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    const request = render.mock.calls[0]?.[0].request
    expect(request?.url).toContain('utm_source=mail')
    expect(request?.headers.get('Cookie')).toBe('a=1')
    expect(request?.headers.get('Origin')).toBeNull()
  })

  it('can redirect', async () => {
    const { pages } = open({
      screens: async () => html('', { status: 303, header: ['Location', '/thanks'] }),
    })
    const answer = await pages(send(), visitor)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/thanks')
  })

  it('can have an empty response', async () => {
    const { pages, get } = open({ screens: async () => html('', { status: 204 }) })
    expect((await pages(send(), visitor)).status).toBe(204)
    expect((await get('/about')).status).toBe(204)
  })

  it('whose sender has disconnected is not an error', async () => {
    const left = new AbortController()
    const { pages, report } = open({
      screens: async () => {
        left.abort()
        return html('', { status: 500 })
      },
    })
    await pages(new Request(send(), { signal: left.signal }), visitor)
    expect(report).not.toHaveBeenCalled()
  })

  it('is rate-limited by client', async () => {
    const { services } = open()
    const servicesFor = vi.fn(() => services)
    await open({ servicesFor }).pages(send(), visitor)
    expect(servicesFor).toHaveBeenLastCalledWith(visitor)
  })
})

describe('an error', () => {
  it('gives every waiting request a self-contained page, and is reported once', async () => {
    const { get, report } = open({
      screens: async () => Promise.reject(new Error('secret detail')),
    })
    const answers = await Promise.all([get('/about'), get('/about'), get('/about')])
    for (const answer of answers) {
      expect(answer.status).toBe(500)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      const text = await answer.text()
      expect(text).toContain('abcd1234')
      expect(text).toContain('mailto:hello@site.test')
      expect(text).not.toContain('secret')
    }
    expect(report).toHaveBeenCalledTimes(1)
  })

  it('is not cached: the next request tries again', async () => {
    const screens = vi.fn(screen).mockRejectedValueOnce(new Error('once'))
    const { get } = open({ screens })
    expect((await get('/about')).status).toBe(500)
    expect((await get('/about')).status).toBe(200)
  })

  it('shows no contact address while content cannot be read', async () => {
    const { services } = open()
    services.content.site = async () => Promise.reject(new Error('no database'))
    const { get } = open({
      servicesFor: () => services,
      screens: async () => Promise.reject(new Error('no database')),
    })
    const answer = await get('/about')
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('mailto')
  })

  it("keeps the screens' own error page", async () => {
    const { get, report } = open({
      screens: async () => html('<p>Trouble</p>', { status: 500, errors: [new Error('half')] }),
    })
    const answer = await get('/about')
    expect(answer.status).toBe(500)
    expect(await answer.text()).toBe('<p>Trouble</p>')
    expect(report).toHaveBeenCalledTimes(1)
  })

  it('replaces React Router’s response if its error page fails too', async () => {
    const last = html('Unexpected Server Error', { status: 500, errors: [new Error('both')] })
    last.headers.set('Content-Type', 'text/plain')
    const { get } = open({ screens: async () => last })
    expect(await (await get('/about')).text()).toContain('Something went wrong on our side.')
  })

  it('is shown for a page that never finishes rendering', async () => {
    const { get, report } = open({ screens: () => new Promise(() => {}), renderTimeout: 5 })
    expect((await get('/about')).status).toBe(500)
    expect(report).toHaveBeenCalledTimes(1)
  })
})

describe('under load', () => {
  const queue = { running: 1, waiting: 1, byClient: 10, patience: 60_000, penalty: 0 }

  /** Pages; those with "slow" in their URL wait until the test releases them. */
  function openSlow(own: Partial<PageDeps> = {}) {
    const gate = Promise.withResolvers<void>()
    const screens: PageDeps['render'] = async (pageRequest) => {
      if (pageRequest.request.url.includes('slow')) await gate.promise
      return screen(pageRequest)
    }
    return { ...open({ screens, queue, ...own }), gate }
  }

  it('refuses one page too many, and serves cached ones', async () => {
    const { get, gate, report } = openSlow()
    await get('/about')
    const slow = [get('/blog?q=slow1'), get('/contact?from=slow2')]
    await vi.waitUntil(async () => (await get('/blog?q=slow3')).status === 503)
    for (const path of ['/team', '/gone', '/blog?q=slow4']) {
      const refused = await get(path)
      expect(refused.status, path).toBe(503)
      expect(refused.headers.get('Retry-After')).toBe('5')
      expect(await refused.text()).toContain('Please try again in a few seconds.')
    }
    expect((await get('/about')).status).toBe(200)
    gate.resolve()
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200])
    expect((await get('/team')).status).toBe(200)
    expect(report).not.toHaveBeenCalled()
  })

  it('rate-limits rendering by client, and nothing else', async () => {
    const countPage = vi.fn(async (_: Client) => {
      if (countPage.mock.calls.length > 2) fail(429, 'Wait.', { retryAfter: 9 })
    })
    const { get, render } = open({ countPage, queue })
    await get('/about')
    for (let index = 0; index < 5; index += 1) expect((await get('/about')).status).toBe(200)
    await get('/gone')
    const refused = await get('/blog?q=x')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '9'])
    expect((await get('/about')).status).toBe(200)
    expect(render).toHaveBeenCalledTimes(2)
    expect(countPage).toHaveBeenCalledWith(visitor)
  })

  it('does not refuse a client because of another client’s limit', async () => {
    const refusal = Promise.withResolvers<void>()
    const countPage = async ({ address }: Client) => {
      if (address === visitor.address) return
      await refusal.promise
      fail(429, 'Wait.')
    }
    const { get, pages } = open({ countPage, queue })
    const greedy = pages(new Request('http://site.test/about'), { address: '198.51.100.1' })
    const other = get('/about')
    refusal.resolve()
    expect((await Promise.all([greedy, other])).map(({ status }) => status)).toEqual([429, 200])
  })

  it('does not let random searches evict the pages', async () => {
    const { get, render } = open({ maxBytes: 100_000 })
    await get('/about')
    for (let index = 0; index < 100; index += 1) {
      await get(`/blog?q=${index}`)
      await get(`/contact?service=${index}`)
    }
    render.mockClear()
    await get('/about')
    expect(render).not.toHaveBeenCalled()
  })
})

describe('a preview', () => {
  const draft = {
    content: { services: async () => [], redirects: async () => [] },
    settings: { view: () => 'preview' },
  }

  it('is rendered from the draft of its token, and is not cached or indexed', async () => {
    const previewServices = vi.fn(async () => draft as unknown as Services)
    const { get, render } = open({ previewServices })
    const answer = await get('/about?preview=a.token')
    expect(previewServices).toHaveBeenCalledWith('a.token', expect.any(Request), expect.anything())
    expect(render.mock.lastCall?.[0].services).toBe(draft)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding')
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    const published = await get('/about')
    expect(render.mock.lastCall?.[0].services).not.toBe(draft)
    expect(published.headers.get('X-Robots-Tag')).toBeNull()
    expect(answer.headers.get('Speculation-Rules')).toBeNull()
    expect(published.headers.get('Speculation-Rules')).toBe('"/speculation-rules.json"')
  })

  it.each(['', 'something'])('has expired if the token is "%s"', async (token) => {
    const { get, render } = open()
    const answer = await get(`/about?preview=${token}`)
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain('for seven days')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('Vary')).toBe('Cookie')
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(render).not.toHaveBeenCalled()
  })
})

describe('a missing page', () => {
  const noteNotFound = vi.fn()
  const { get, pages } = open({
    noteNotFound,
    screens: async ({ request }) =>
      html('<p>404</p>', { status: new URL(request.url).pathname === '/about' ? 200 : 404 }),
  })

  it('is recorded once for each request, by its path', async () => {
    await get('/nowhere?utm_source=x')
    await get('/nowhere/')
    await get('/nowhere')
    await get('/about')
    expect(noteNotFound.mock.calls.map(([, path]) => path)).toEqual(['/nowhere', '/nowhere'])
  })

  it('is not recorded for HEAD, POST and a page loaded ahead of a click', async () => {
    noteNotFound.mockClear()
    await get('/nowhere', {}, 'HEAD')
    await get('/nowhere', { 'Sec-Purpose': 'prefetch;prerender' })
    await pages(new Request('http://site.test/nowhere', { method: 'POST' }), visitor)
    expect(noteNotFound).not.toHaveBeenCalled()
  })
})

describe('while the database is unavailable', () => {
  const unavailable = new Unavailable('Away for a test.')
  const trouble = async () => html('<p>Trouble</p>', { status: 500, errors: [unavailable] })
  const nothing = async () => {
    throw unavailable
  }

  it.each([
    ['shows its own message', trouble],
    ['cannot be rendered', nothing],
  ])('a page that %s says when to retry, is not cached and is not reported', async (_, screens) => {
    const { get, render, report } = open({ screens })
    for (let round = 1; round <= 2; round++) {
      const answer = await get('/blog/a-post')
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
      expect(render).toHaveBeenCalledTimes(round)
    }
    expect(report).not.toHaveBeenCalled()
  })

  it('a page that renders without it is served, and not cached', async () => {
    const { get, render } = open({ screens: async () => html('ok', { errors: [unavailable] }) })
    expect((await get('/about')).status).toBe(200)
    await get('/about')
    expect(render).toHaveBeenCalledTimes(2)
  })

  it.each([503, 507])('a form has its own response: %i', async (status) => {
    const { get, report } = open({ screens: async () => html('typed', { status }) })
    const answer = await get('/contact', {}, 'POST')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, '5'])
    expect(await answer.text()).toBe('typed')
    expect(report).not.toHaveBeenCalled()
  })
})
