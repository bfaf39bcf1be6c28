import { expect, test } from '#tests/e2e/fixtures.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { crawl } from './crawl.ts'

/** In bytes; social networks ignore larger pictures. */
const MAX_SIZE = 90_000

test('every page has a title and a share picture of 1200 by 630', async ({ site }) => {
  const pictures = new Set<string>()
  for (const [path, { status, html }] of await crawl(site)) {
    if (status !== 200) continue
    const title = html.match(/<title>([^<]+)<\/title>/)?.[1]
    expect(title, path).toBeTruthy()
    expect(contentOf(html, 'og:title'), path).toBe(title)
    expect(contentOf(html, 'og:image:alt'), path).toBeTruthy()
    expect(contentOf(html, 'twitter:card'), path).toBe('summary_large_image')
    // Without SITE_URL there are no absolute URLs.
    expect(contentOf(html, 'og:url'), path).toBeNull()
    expect(html, path).not.toContain('rel="canonical"')
    pictures.add(contentOf(html, 'og:image') ?? `none on ${path}`)
  }
  for (const picture of pictures) {
    const response = await fetch(site.origin + picture)
    expect(response.headers.get('content-type'), picture).toBe('image/jpeg')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.length, picture).toBeLessThan(MAX_SIZE)
    expect(sizeOfJpeg(bytes), picture).toEqual({ width: 1200, height: 630 })
  }
})

test('uses absolute URLs if SITE_URL is set', async () => {
  const site = await startSite({ env: { SITE_URL: 'https://agency.example' } })
  const html = await (await fetch(`${site.origin}/contact?utm_source=mail`)).text()
  await site.stop()
  await removeFolder(site.dataDir)
  const page = 'https://agency.example/contact'
  expect(html).toContain(`<link rel="canonical" href="${page}"/>`)
  expect(contentOf(html, 'og:url')).toBe(page)
  expect(contentOf(html, 'og:image')).toMatch(
    /^https:\/\/agency\.example\/pictures\/share\/contact\.jpg\?v=[\w-]{6}$/,
  )
})

test('the icons and the manifest that pages link to exist', async ({ site }) => {
  const html = await (await fetch(site.origin)).text()
  const icons = Array.from(html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g))
  expect(icons.map(([, href = '']) => new URL(href, site.origin).pathname)).toEqual([
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
  ])
  const manifest = await (await fetch(`${site.origin}/site.webmanifest`)).json()
  const files = [...icons.map(([, href]) => href), ...manifest.icons.map((icon: Icon) => icon.src)]
  for (const file of files) {
    const response = await fetch(site.origin + file)
    expect(response.headers.get('content-type'), file).toMatch(/^image\//)
  }
})

type Icon = { src: string }

function contentOf(html: string, name: string) {
  return html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1] ?? null
}

/** Reads width and height from the frame header of a JPEG. */
function sizeOfJpeg(bytes: Buffer) {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at)
    const isFrame = marker >= 0xffc0 && marker <= 0xffc2
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  }
  return null
}
