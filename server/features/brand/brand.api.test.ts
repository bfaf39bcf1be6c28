import sharp from 'sharp'
import { expect, test } from 'vitest'
import { defaultTheme, type Theme } from '#model/theme/theme.ts'
import { responseHeaders } from '#server/platform/security/response-headers.ts'
import { createDrawingVersions } from './drawings.ts'
import { brandRoutes } from './routes.ts'

function routesOf(theme: Theme, name = 'Two Rivers') {
  const reported: unknown[] = []
  const content = {
    site: async () => ({ name }) as never,
    theme: async () => theme,
    defaults: () => ({ site: { name: 'Two Rivers' } }),
  }
  const report = (error: unknown) => String(reported.push(error))
  const routes = brandRoutes({ content, headers: responseHeaders(null), report })
  return { routes, reported, versionOf: createDrawingVersions(content) }
}

const named: Theme = { ...defaultTheme, logo: { kind: 'name' }, accent: '#1f6f54' }

test('the standard look leaves its icons to the files in public/', async () => {
  const { routes } = routesOf(defaultTheme)
  expect((await routes.request('/favicon.ico')).status).toBe(404)
  expect((await routes.request('/icon-192.png')).status).toBe(404)
})

test('share pictures are files until the name or the look is another', async () => {
  const path = '/pictures/share/our-services.jpg'
  expect((await routesOf(defaultTheme).routes.request(path)).status).toBe(404)
  const renamed = routesOf(defaultTheme, 'Three Rivers').routes
  const response = await renamed.request(path)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.length).toBeLessThan(120_000)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect((await renamed.request('/favicon.ico')).status).toBe(404)
  expect((await renamed.request('/pictures/share/our-services.webp')).status).toBe(404)
})

test('another logo has icons of its own in every size, with the same bytes each time', async () => {
  const { routes, reported } = routesOf(named)
  for (const [path, pixels] of [
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/maskable-512.png', 512],
  ] as const) {
    const response = await routes.request(path)
    expect(response.headers.get('content-type'), path).toBe('image/png')
    const png = await sharp(await response.arrayBuffer()).metadata()
    expect([png.width, png.height], path).toEqual([pixels, pixels])
    const tag = response.headers.get('etag') ?? ''
    const again = await routes.request(path, { headers: { 'If-None-Match': tag } })
    expect(again.status, path).toBe(304)
  }
  const ico = await routes.request('/favicon.ico')
  expect(ico.headers.get('content-type')).toBe('image/x-icon')
  expect(Buffer.from(await ico.arrayBuffer()).readUInt16LE(2)).toBe(1)
  const svg = await routes.request('/favicon.svg')
  expect(await svg.text()).toContain('fill="#')
  expect(svg.headers.get('content-security-policy')).toContain('sandbox')
  expect(reported).toEqual([])
})

test('an address with the version of a drawing is kept for a year, and is another with another look', async () => {
  const first = routesOf(named)
  const share = '/pictures/share/about.jpg'
  for (const path of ['/favicon.svg', '/icon-192.png', share]) {
    const version = await first.versionOf(path)
    const cached = async (address: string) =>
      (await first.routes.request(address)).headers.get('cache-control')
    expect(await cached(`${path}?v=${version}`)).toBe('public, max-age=31536000, immutable')
    expect(await cached(path)).toBe('public, max-age=3600')
    const second = routesOf({ ...named, accent: '#902020' })
    expect(await second.versionOf(path)).not.toBe(version)
    const stale = await second.routes.request(`${path}?v=${version}`)
    expect(stale.headers.get('cache-control')).toBe('public, max-age=3600')
  }
  expect(await first.versionOf('/logo.svg')).toBeNull()
  expect(await routesOf(defaultTheme).versionOf('/favicon.svg')).toBeNull()
})
