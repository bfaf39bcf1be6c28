import { expect, test } from 'vitest'
import { withFileAddresses } from './file-addresses.ts'
import type { RenderPage } from './render-page.ts'

function pageOf(body: string, type = 'text/html; charset=utf-8'): RenderPage {
  return async () => ({
    status: 200,
    headers: new Headers({ 'Content-Type': type }),
    body: new TextEncoder().encode(body),
    nonce: '',
    errors: [],
  })
}

const versions: Record<string, string> = {
  '/pictures/a.avif': 'aaaaaa',
  '/pictures/a-480.avif': 'bbbbbb',
  '/video/a.mp4': 'cccccc',
  '/favicon.svg': 'dddddd',
  '/fonts/a.woff2': 'eeeeee',
}

async function changed(body: string, origin: string | null = null, type?: string) {
  const render = withFileAddresses(
    pageOf(body, type),
    async (path) => versions[path] ?? null,
    origin,
  )
  return new TextDecoder().decode((await render({} as never)).body)
}

test.each([
  [
    '<img alt="a > b" src="/pictures/a.avif"/>',
    '<img alt="a > b" src="/pictures/a.avif?v=aaaaaa"/>',
  ],
  [
    '<source srcSet="/pictures/a-480.avif 480w, /pictures/a.avif 960w" type="image/avif"/>',
    '<source srcSet="/pictures/a-480.avif?v=bbbbbb 480w, /pictures/a.avif?v=aaaaaa 960w" type="image/avif"/>',
  ],
  [
    '<link rel="preload" as="image" href="/pictures/a.avif" imageSrcSet="/pictures/a-480.avif 480w"/>',
    '<link rel="preload" as="image" href="/pictures/a.avif?v=aaaaaa" imageSrcSet="/pictures/a-480.avif?v=bbbbbb 480w"/>',
  ],
  ['<video poster="/pictures/a.avif">', '<video poster="/pictures/a.avif?v=aaaaaa">'],
  ['<source src="/video/a.mp4"/>', '<source src="/video/a.mp4?v=cccccc"/>'],
  ['<link rel="icon" href="/favicon.svg"/>', '<link rel="icon" href="/favicon.svg?v=dddddd"/>'],
  [
    '<meta property="og:image" content="/pictures/a.avif"/>',
    '<meta property="og:image" content="/pictures/a.avif?v=aaaaaa"/>',
  ],
])('adds the versions of files to %s', async (before, after) => {
  expect(await changed(`<head>${before}`)).toBe(`<head>${after}`)
})

test('adds them to addresses with the site’s own origin', async () => {
  const page = (origin: string, end = '') =>
    `<meta property="og:image" content="${origin}/pictures/a.avif${end}"/>`
  expect(await changed(page('https://site.test'), 'https://site.test')).toBe(
    page('https://site.test', '?v=aaaaaa'),
  )
  expect(await changed(page('https://other.test'), 'https://site.test')).toBe(
    page('https://other.test'),
  )
})

test.each([
  // A style sheet names it without a version.
  '<link rel="preload" href="/fonts/a.woff2" as="font"/>',
  '<a href="/pictures/a.avif">/pictures/a.avif</a>',
  '<div data-props="{&quot;src&quot;:&quot;/pictures/a.avif&quot;}">',
  '<img src="/pictures/unknown.avif" alt="/pictures/a.avif"/>',
  '<img src="/media/1/a.avif?s=2"/>',
])('leaves %s', async (html) => {
  expect(await changed(html)).toBe(html)
})

test('leaves what is not a page', async () => {
  const html = '<img src="/pictures/a.avif"/>'
  expect(await changed(html, null, 'application/json')).toBe(html)
})
