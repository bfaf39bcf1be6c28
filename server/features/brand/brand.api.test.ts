import sharp from 'sharp'
import { expect, test } from 'vitest'
import { defaultTheme, type Theme } from '#model/theme/theme.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { responseHeaders } from '#server/platform/security/response-headers.ts'
import { drawPicture } from './draw-picture.ts'
import { createDrawingVersions } from './drawings.ts'
import type { ServePicture } from './find-icon.ts'
import { type RasterTask, rasterize } from './rasterize.ts'
import { brandRoutes } from './routes.ts'

type Picture = { path: string; bytes: Buffer | string }

const titles: Record<string, string> = {
  '/pictures/share/about.jpg': 'About us: forty-one people in four cities',
}

/** In this process, which is faster. */
const draw = async (task: RasterTask) => new Uint8Array(await drawPicture(task))

function routesOf(theme: Theme, name = 'Two Rivers', picture?: Picture, own = { draw }) {
  const reported: unknown[] = []
  const content = {
    site: async () => ({ name }) as never,
    theme: async () => theme,
    defaults: () => ({ site: { name: 'Two Rivers' } }),
  }
  const report = (error: unknown) => String(reported.push(error))
  const serveFile: ServePicture = (_, path) =>
    path === picture?.path ? Promise.resolve(new Response(picture.bytes as BodyInit)) : null
  const isFile = (path: string) => path !== '/pictures/share/new-page.jpg'
  const source = {
    ...{ content, isFile, shareTitle: async (path: string) => titles[path] ?? null },
    fonts: { letters: async () => null },
  }
  const routes = brandRoutes({
    ...{ ...source, serveFile, report, ...own },
    headers: responseHeaders(null),
  })
  return { routes, reported, source, versionOf: createDrawingVersions(source) }
}

const named: Theme = { ...defaultTheme, logo: { kind: 'name' }, accent: '#1f6f54' }

test('the standard look leaves its icons to the files in public/', async () => {
  const { routes } = routesOf(defaultTheme)
  expect((await routes.request('/favicon.ico')).status).toBe(404)
  expect((await routes.request('/icon-192.png')).status).toBe(404)
})

test('share pictures are files until the name, the look or the page is another', async () => {
  const path = '/pictures/share/our-services.jpg'
  expect((await routesOf(defaultTheme).routes.request(path)).status).toBe(404)
  const added = await routesOf(defaultTheme).routes.request('/pictures/share/new-page.jpg')
  expect(added.headers.get('content-type')).toBe('image/jpeg')
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
  const { routes, reported } = routesOf(named, 'Two Rivers', undefined, { draw: rasterize })
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

const place = '/media/01932a3e-0000-7000-8000-000000000001/aaaaaaaaaaaa-640x640/logo'
const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><circle cx="320" cy="320" r="320" fill="${colour}"/></svg>`

/** Colours of an icon's corner and centre. */
async function coloursOf({ routes }: ReturnType<typeof routesOf>, path: string) {
  const png = Buffer.from(await (await routes.request(path)).arrayBuffer())
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = 4 * (y * info.width + x)
    return `#${data.subarray(start, start + 4).toString('hex')}`
  }
  const middle = info.width / 2
  return { corner: at(0, 0), edge: at(2, middle), centre: at(middle, middle) }
}

test('the icon’s picture is in all icons and in the share picture', async () => {
  const theme = { ...named, icon: `${place}.svg` }
  const site = routesOf(theme, 'Two Rivers', { path: theme.icon, bytes: svg('#c03060') })
  for (const path of [
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
    '/maskable-512.png',
  ]) {
    expect((await coloursOf(site, path)).centre, path).toBe('#c03060ff')
  }
  // Phones fill transparent corners with black, and may cut a maskable icon to a circle.
  expect(await coloursOf(site, '/apple-touch-icon.png')).toMatchObject({ corner: '#f5f0e6ff' })
  expect(await coloursOf(site, '/maskable-512.png')).toMatchObject({ edge: '#f5f0e6ff' })
  const favicon = await (await site.routes.request('/favicon.svg')).text()
  expect(favicon).toContain('href="data:image/png;base64,')
  expect(favicon.length).toBeLessThan(20_000)
  const share = await site.routes.request('/pictures/share/untitled.jpg')
  const { data, info } = await sharp(await share.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = 3 * (315 * info.width + 600)
  expect(data[middle]).toBeGreaterThan(170)
  const ico = Buffer.from(await (await site.routes.request('/favicon.ico')).arrayBuffer())
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ width: 32, height: 32 })
  expect(site.reported).toEqual([])
})

test('a picture that is just uploaded is drawn from its smallest size', async () => {
  const theme = { ...named, icon: `${place}.webp` }
  const small = `${place}-480.webp`
  const bytes = await sharp({
    create: { width: 480, height: 480, channels: 3, background: '#204080' },
  })
    .webp({ lossless: true })
    .toBuffer()
  const serveFile: ServePicture = async (_, path) =>
    path === small
      ? new Response(bytes as BodyInit)
      : new Response(null, { status: 307, headers: { Location: small } })
  const { source } = routesOf(theme)
  const routes = brandRoutes({ ...source, serveFile, draw, headers: {}, report: String })
  expect((await coloursOf({ routes } as never, '/icon-192.png')).centre).toBe('#204080ff')
})

test('the letter stands in for a picture that is gone, and is not kept for a year', async () => {
  const site = routesOf({ ...named, icon: `${place}.svg` })
  const address = `/favicon.svg?v=${await site.versionOf('/favicon.svg')}`
  const icon = await site.routes.request(address)
  expect(icon.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await icon.text()).toContain('<path')
})

test('the letter stands in for a picture that is none, which is reported', async () => {
  const theme = { ...named, icon: `${place}.webp` }
  const { routes, reported } = routesOf(theme, 'Two Rivers', {
    path: theme.icon,
    bytes: 'no picture',
  })
  expect(await (await routes.request('/favicon.svg')).text()).toContain('<path')
  expect(reported).toHaveLength(1)
})

test('another picture has another address', async () => {
  const [first, second] = await Promise.all(
    ['a', 'b'].map((name) =>
      routesOf({ ...named, icon: `${place}${name}.svg` }).versionOf('/favicon.svg'),
    ),
  )
  expect(first).not.toBe(second)
})

test('share pictures have the title of their page, and another address with another title', async () => {
  const { routes, versionOf } = routesOf(named)
  const brightness = async (path: string) => {
    const bytes = await (await routes.request(path)).arrayBuffer()
    // Where the first line of a title begins.
    const part = sharp(bytes).extract({ left: 76, top: 220, width: 300, height: 80 })
    const { channels } = await part.stats()
    return channels[0]?.max ?? 0
  }
  const [titled, untitled] = ['/pictures/share/about.jpg', '/pictures/share/untitled.jpg']
  expect(await brightness(titled ?? '')).toBeGreaterThan(200)
  expect(await brightness(untitled ?? '')).toBeLessThan(150)
  const version = await versionOf(titled ?? '')
  expect(await versionOf(untitled ?? '')).not.toBe(version)
  titles['/pictures/share/about.jpg'] = 'About them'
  expect(await versionOf(titled ?? '')).not.toBe(version)
})

test('crawlers that ask for many pictures at once are asked to wait', async () => {
  const { source } = routesOf(named)
  const shareTitle = async (path: string) => path.replace(/\D/g, '')
  const begun: string[] = []
  const endless = ({ svg }: RasterTask) => new Promise<never>(() => begun.push(svg))
  const deps = {
    ...source,
    shareTitle,
    draw: endless,
    headers: {},
    report: String,
    serveFile: () => null,
  }
  const routes = brandRoutes(deps)
  routes.onError(
    (error) => new Response(null, { status: error instanceof Unavailable ? 503 : 500 }),
  )
  const asked = Array.from({ length: 32 }, async (_, index) =>
    routes.request(`/pictures/share/${index}.jpg`),
  )
  // Whichever are answered: the others wait for one that never ends.
  expect((await Promise.any(asked)).status).toBe(503)
  expect(begun).toHaveLength(1)
})
