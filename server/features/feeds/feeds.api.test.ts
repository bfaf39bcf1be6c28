import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { responseHeaders } from '#server/platform/security/response-headers.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { contentWithPages } from '#tests/fixtures/content-with-pages.ts'
import type { Feed } from './feed.ts'
import { feedRoutes } from './routes.ts'

const siteUrl = 'https://agency.example'

/** The routes of the fixture site, whose pages say where they are. */
async function setup(feed?: Feed | null) {
  const { site } = await openTestSite()
  const routes = feedRoutes({
    ...site,
    ...(feed !== undefined && { feed: async () => feed }),
    pages: {
      read: async (path) =>
        path.includes('gone') ? null : { html: `<main><h1>T</h1><p>Text of ${path}</p></main>` },
    },
    headers: responseHeaders(null),
    siteUrl,
  })
  const read = async (path: string, headers = {}) => routes.request(path, { headers })
  return { site, read }
}

/** The names and texts of the elements of well-formed XML, in order. */
function elementsOf(xml: string) {
  const parser = new SaxesParser({ xmlns: true })
  const found: {
    name: string
    parent: string
    text: string
    attributes: Record<string, string>
  }[] = []
  const open: (typeof found)[number][] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom')
    const own = Object.fromEntries(
      Object.entries(attributes).map(([key, { value }]) => [key, value]),
    )
    const element = { name: local, parent: open.at(-1)?.name ?? '', text: '', attributes: own }
    found.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return found
}

const entry = {
  path: '/blog/one',
  title: 'A < B & "C"\u0001',
  summary: 'Why <b> is text.',
  html: '<p>See <a href="/x">x</a> ]]> & <img src="/pictures/a.png" alt=""></p>',
  author: 'Ann & Ben',
  tags: ['R&D'],
  image: '/pictures/a.png',
  publishedAt: new Date('2026-11-01T00:00:00Z'),
  updatedAt: new Date('2026-11-02T00:00:00Z'),
}

const feed: Feed = {
  ...{ title: 'Blog | Agency', author: 'Agency', path: '/blog', language: 'de' },
  entries: [entry, { ...entry, id: 'urn:uuid:1', path: '/blog/two' }],
}

test('Atom has what RFC 4287 demands, and texts that stay texts', async () => {
  const { read } = await setup(feed)
  const response = await read('/blog/feed.xml')
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const elements = elementsOf(await response.text())
  const textsOf = (name: string, parent: string) =>
    elements.filter((one) => one.name === name && one.parent === parent).map(({ text }) => text)
  expect(elements[0]?.attributes['xml:lang']).toBe('de')
  for (const name of ['id', 'title', 'updated']) expect(textsOf(name, 'feed')).toHaveLength(1)
  expect(textsOf('updated', 'feed')).toEqual(['2026-11-02T00:00:00.000Z'])
  expect(textsOf('id', 'entry')).toEqual([`${siteUrl}/blog/one`, 'urn:uuid:1'])
  expect(textsOf('title', 'entry')).toEqual(['A < B & "C"', 'A < B & "C"'])
  expect(textsOf('summary', 'entry')[0]).toBe('Why <b> is text.')
  expect(textsOf('name', 'author')).toEqual(['Agency', 'Ann & Ben', 'Ann & Ben'])
  expect(textsOf('content', 'entry')[0]).toContain(`<a href="${siteUrl}/x">x</a> ]]>`)
  expect(textsOf('content', 'entry')[0]).toContain(`src="${siteUrl}/pictures/a.png"`)
  const links = elements.filter(({ name }) => name === 'link').map(({ attributes }) => attributes)
  expect(links[0]).toMatchObject({ rel: 'self', href: `${siteUrl}/blog/feed.xml` })
})

test('JSON Feed has the same', async () => {
  const { read } = await setup(feed)
  const response = await read('/blog/feed.json')
  expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
  expect(await response.json()).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Blog | Agency',
    feed_url: `${siteUrl}/blog/feed.json`,
    items: [
      {
        id: `${siteUrl}/blog/one`,
        title: 'A < B & "C"\u0001',
        content_html: expect.stringContaining(`src="${siteUrl}/pictures/a.png"`),
        image: `${siteUrl}/pictures/a.png`,
        authors: [{ name: 'Ann & Ben' }],
      },
      { id: 'urn:uuid:1' },
    ],
  })
})

test('a reader that asks again gets 304, and the feed is not made anew', async () => {
  let made = 0
  const { site } = await openTestSite()
  const counted = async () => {
    made++
    return feed
  }
  const pages = { read: async () => null }
  const headers = responseHeaders(null)
  const routes = feedRoutes({ ...site, feed: counted, pages, headers, siteUrl })
  const first = await routes.request('/blog/feed.xml')
  const known = { 'If-None-Match': first.headers.get('etag') ?? '' }
  for (let time = 0; time < 10; time++) {
    expect((await routes.request('/blog/feed.xml', { headers: known })).status).toBe(304)
  }
  expect(made).toBe(1)
})

test('pages are entries with their text, without those that are gone', async () => {
  const { html: _, ...paged } = entry
  const { read } = await setup({ ...feed, entries: [paged, { ...paged, path: '/gone' }] })
  const { items } = (await (await read('/projects/feed.json')).json()) as { items: object[] }
  expect(items).toMatchObject([{ content_html: '<p>Text of /blog/one</p>' }])
})

test('without a public address there are no feeds', async () => {
  const { site } = await openTestSite()
  const pages = { read: async () => null }
  const routes = feedRoutes({ ...site, pages, headers: responseHeaders(null), siteUrl: null })
  expect((await routes.request('/blog/feed.xml')).status).toBe(404)
})

test('a part that is off has no feed', async () => {
  const { read } = await setup(null)
  expect((await read('/blog/feed.xml')).status).toBe(404)
})

test('posts, open jobs and case studies are in the feeds of their parts', async () => {
  const content = contentWithPages('career', 'projects', 'projects/one')
  const { site } = await openTestSite({ content })
  const blog = await site.feed('blog')
  const posts = blog?.entries ?? []
  expect(posts.length).toBeGreaterThan(0)
  expect(posts[0]).toMatchObject({
    id: expect.stringMatching(/^urn:uuid:/),
    tags: expect.arrayContaining([expect.any(String)]),
  })
  const times = posts.map(({ publishedAt }) => publishedAt.getTime())
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  const jobs = (await site.feed('career'))?.entries ?? []
  expect(jobs.map(({ path }) => path)).toContain('/career/qa-tester')
  const cases = (await site.feed('projects'))?.entries
  expect(cases).toMatchObject([{ path: '/projects/one', title: 'Page projects/one' }])
  // Never published, it has come with the installation.
  expect(cases?.[0]?.publishedAt.getTime()).toBeGreaterThan(Date.parse('2026-01-01'))
})
