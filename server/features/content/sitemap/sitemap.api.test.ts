import { expect, test, vi } from 'vitest'
import { responseHeaders } from '#server/platform/security/response-headers.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, readingTest } from '#tests/fixtures/api.ts'
import { sitemapRoutes } from './routes.ts'

const headers = responseHeaders(null)

function locations(xml: string) {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

readingTest(
  'the sitemap lists every page and post once, with absolute URLs',
  async ({ shared }) => {
    const routes = sitemapRoutes({ ...shared.site, headers, siteUrl: 'https://agency.example' })
    const response = await routes.request('/sitemap.xml')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const found = locations(await response.text())
    expect(new Set(found).size).toBe(found.length)
    for (const path of ['/', '/blog', '/contact', '/career', '/blog/first-post']) {
      expect(found).toContain(`https://agency.example${path}`)
    }
    // An alias; only linked in emails.
    for (const path of ['/partners', '/newsletter']) {
      expect(found).not.toContain(`https://agency.example${path}`)
    }
  },
)

readingTest('without a site URL the sitemap uses the origin of the request', async ({ shared }) => {
  const routes = sitemapRoutes({ ...shared.site, headers, siteUrl: null })
  const xml = await (await routes.request('http://other.example/sitemap.xml')).text()
  expect(locations(xml)).toContain('http://other.example/blog')
  const robots = await (await routes.request('http://other.example/robots.txt')).text()
  expect(robots).toContain('Sitemap: http://other.example/sitemap.xml')
})

readingTest('an unchanged file gets 304', async ({ shared }) => {
  const routes = sitemapRoutes({ ...shared.site, headers, siteUrl: null })
  for (const path of ['/sitemap.xml', '/robots.txt']) {
    const first = await routes.request(path, { headers: { 'Accept-Encoding': 'br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    const again = await routes.request(path, {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.get('etag') ?? '' },
    })
    expect(again.status, path).toBe(304)
  }
})

test('a newly published post is listed with the next content version', async () => {
  const { site, database } = await openTestSite()
  let version = 1
  const contentVersion = () => version
  const addresses = vi.fn(site.addresses)
  const routes = sitemapRoutes({ addresses, contentVersion, headers, siteUrl: null })
  const read = async () => locations(await (await routes.request('/sitemap.xml')).text())
  const setStatus = (status: 'draft' | 'published') =>
    database.store.updateTable('posts').set({ status }).where('slug', '=', 'first-post').execute()
  await setStatus('draft')
  expect(await read()).not.toContain('http://localhost/blog/first-post')
  await setStatus('published')
  await read()
  expect(addresses).toHaveBeenCalledTimes(1)
  version = 2
  expect(await read()).toContain('http://localhost/blog/first-post')
})

test('a published page has the day of its change, and its pictures', async () => {
  const { site, ...test } = await openTestSite()
  const { admin } = await signIn({ site, ...test }, 'owner')
  const home = async () => (await site.addresses()).find(({ path }) => path === '/')
  expect(await home()).not.toHaveProperty('changedAt')
  const opened = await admin.content.open({ document: 'page:home' })
  if (!('value' in opened)) throw new Error('There is no home page.')
  const body = JSON.stringify(opened.value)
  await admin.content.publish({ document: 'page:home', version: opened.version, body })
  await site.refreshContent()
  expect(await home()).toMatchObject({ changedAt: '2026-11-21T09:30:00.000Z' })
})
