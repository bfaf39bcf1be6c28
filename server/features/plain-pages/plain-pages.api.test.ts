import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { responseHeaders } from '#server/platform/security/response-headers.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { contentWithPages } from '#tests/fixtures/content-with-pages.ts'
import { llmsRoutes } from './llms-routes.ts'
import { createMarkdownPages } from './markdown-pages.ts'
import type { Outline } from './outline.ts'

const siteUrl = 'https://agency.example'
const headers = responseHeaders(null)
const client = { address: '192.0.2.1' }

const html = '<title>About | Agency</title><main><h1>About</h1><p>We build things.</p></main>'

async function setup(origin: string | null = siteUrl) {
  const { site } = await openTestSite()
  const read = vi.fn(async (path: string) => {
    if (path === '/About') return { movedTo: '/about' }
    if (path === '/old') return { gone: '<title>T</title><main><h1>Withdrawn</h1></main>' }
    return path === '/about' || path === '/' ? { html } : null
  })
  const respond = async () =>
    new Response(`<title>404</title><main><h1>Lost</h1></main>`, { status: 404 })
  const pages = { read, respond }
  const answer = createMarkdownPages({ ...site, pages, headers, siteUrl: origin })
  const app = new Hono().all('*', async (context) => {
    return (await answer(context, () => client)) ?? context.text('as HTML')
  })
  const ask = (path: string, accept?: string) =>
    app.request(path, { headers: accept ? { Accept: accept } : {} })
  return { ask, read, app }
}

const markdown = `---
title: About | Agency
url: ${siteUrl}/about
---

# About

We build things.
`

test('a page is Markdown at its address with .md, with its canonical', async () => {
  const { ask, read } = await setup()
  const response = await ask('/about.md')
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(response.headers.get('link')).toBe(`<${siteUrl}/about>; rel="canonical"`)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).toBe(markdown)
  expect((await ask('/index.md')).status).toBe(200)
  expect((await ask('/about.md')).status).toBe(200)
  expect(read).toHaveBeenCalledTimes(2)
})

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.8, */*;q=0.1', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/*', false],
  ['*/*', false],
])('Accept: %s is answered with Markdown: %s', async (accept, isMarkdown) => {
  const { ask } = await setup()
  const response = await ask('/about', accept)
  expect(await response.text()).toBe(isMarkdown ? markdown : 'as HTML')
  // The address is that of the HTML, so no cache may keep it.
  const kept = response.headers.get('cache-control')
  expect(kept).toBe(isMarkdown ? 'private, no-store' : null)
})

test('a page that has moved is Markdown there, and personal pages are not', async () => {
  const { ask, app } = await setup()
  const moved = await ask('/About.md')
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/about.md'])
  const { ask: askWithoutUrl } = await setup(null)
  expect(await (await askWithoutUrl('/about.md')).text()).toBe('as HTML')
  for (const path of ['/.md', '/offer.md', '/about']) {
    expect(await (await ask(path)).text(), path).toBe('as HTML')
  }
  expect(await (await app.request('/about.md', { method: 'POST' })).text()).toBe('as HTML')
})

test('a missing page and a withdrawn one say so as text', async () => {
  const { ask } = await setup()
  for (const response of [await ask('/nowhere.md'), await ask('/nowhere', 'text/markdown')]) {
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await response.text()).toBe('# 404\n')
  }
  const gone = await ask('/old.md')
  expect([gone.status, await gone.text()]).toEqual([410, '# Withdrawn\n'])
})

test('llms.txt lists every page by its Markdown; a site that is not to be listed has none', async () => {
  const { site } = await openTestSite({ content: contentWithPages('career') })
  const app = llmsRoutes({ ...site, headers, siteUrl })
  const text = await (await app.request('/llms.txt')).text()
  expect(text).toMatch(/^# .+\n\n> .+\n\n## Services\n\n- \[/)
  expect(text).toContain(`](${siteUrl}/blog/first-post.md): `)
  const paths = [...text.matchAll(/\]\(https:\/\/agency\.example(\/\S*)\.md\)/g)].map(
    ([, path]) => path,
  )
  const addresses = (await site.addresses()).map(({ path }) => (path === '/' ? '/index' : path))
  expect(new Set(paths)).toEqual(new Set(addresses))
  const hidden = llmsRoutes({ ...site, outline: async () => null, headers, siteUrl })
  expect((await hidden.request('/llms.txt')).status).toBe(404)
})

test('names that look like Markdown are text in llms.txt', async () => {
  const { site } = await openTestSite()
  const outline: Outline = {
    name: 'A\nB',
    tagline: 'C',
    sections: [{ title: 'Pages', entries: [{ path: '/a', title: 'x](y)', description: 'd\ne' }] }],
  }
  const app = llmsRoutes({ ...site, outline: async () => outline, headers, siteUrl })
  expect(await (await app.request('/llms.txt')).text()).toBe(
    `# A B\n\n> C\n\n## Pages\n\n- [x\\](y)](${siteUrl}/a.md): d e\n`,
  )
})
