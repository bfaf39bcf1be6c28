import { startSite } from '#tests/fixtures/site.ts'
import { crawl } from './crawl.ts'
import { expect, test } from './fixtures.ts'

/** Social networks leave larger pictures out, in bytes. */
const LIGHT = 90_000

test('names a share picture of 1200 by 630 on every page, and its title', async ({ site }) => {
  const pictures = new Set<string>()
  for (const [path, { status, html }] of await crawl(site)) {
    if (status !== 200) continue
    const title = html.match(/<title>([^<]+)<\/title>/)?.[1]
    expect(title, path).toBeTruthy()
    expect(contentOf(html, 'og:title'), path).toBe(title)
    expect(contentOf(html, 'og:image:alt'), path).toBeTruthy()
    expect(contentOf(html, 'twitter:card'), path).toBe('summary_large_image')
    // Nothing that must be absolute is guessed.
    expect(contentOf(html, 'og:url'), path).toBeNull()
    expect(html, path).not.toContain('rel="canonical"')
    pictures.add(contentOf(html, 'og:image') ?? `none on ${path}`)
  }
  expect(pictures.size).toBeGreaterThan(50)
  for (const picture of pictures) {
    const response = await fetch(site.origin + picture)
    expect(response.headers.get('content-type'), picture).toBe('image/jpeg')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.length, picture).toBeLessThan(LIGHT)
    expect(sizeOfJpeg(bytes), picture).toEqual({ width: 1200, height: 630 })
  }
})

test('gives whole addresses once it knows its own', async () => {
  const site = await startSite({ env: { SITE_URL: 'https://agency.example' } })
  const html = await (await fetch(`${site.origin}/services/seo-services?utm_source=mail`)).text()
  await site.stop()
  const page = 'https://agency.example/services/seo-services'
  expect(html).toContain(`<link rel="canonical" href="${page}"/>`)
  expect(contentOf(html, 'og:url')).toBe(page)
  expect(contentOf(html, 'og:image')).toBe(
    'https://agency.example/pictures/share/services-seo-services.jpg',
  )
})

test('has the icons and the manifest that the pages name', async ({ site }) => {
  const html = await (await fetch(site.origin)).text()
  const icons = Array.from(html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g))
  expect(icons.map(([, href]) => href)).toEqual([
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
  ])
  const manifest = await (await fetch(`${site.origin}/site.webmanifest`)).json()
  const files = [...icons.map(([, href]) => href), ...manifest.icons.map((one: Icon) => one.src)]
  for (const file of files) {
    const response = await fetch(site.origin + file)
    expect(response.headers.get('content-type'), file).toMatch(/^image\//)
  }
})

type Icon = { src: string }

function contentOf(html: string, name: string) {
  return html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1] ?? null
}

/** Reads the frame header of a JPEG: segments follow each other until one says how large the picture is. */
function sizeOfJpeg(bytes: Buffer) {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at)
    const isFrame = marker >= 0xffc0 && marker <= 0xffc2
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  }
  return null
}
