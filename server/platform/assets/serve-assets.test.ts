import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexAssets } from './asset-index.ts'
import { addressOf, createFileVersions } from './file-versions.ts'
import { createServeAsset, type ServeAsset } from './serve-assets.ts'

const root = mkdtempSync(join(tmpdir(), 'assets-'))
const folder = join(root, 'client')
const script = 'export const a = 1\n'.repeat(50)
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
let serve: ServeAsset

beforeAll(() => {
  write('assets/app-1a2b.js', script)
  write('assets/app-1a2b.js.gz', gzipSync(script))
  write('video/loop.mp4', film)
  write('pictures/team.avif', 'avif')
  write('pictures/replaced.svg', '<svg/>')
  write('assets/text-1a2b.woff2', 'woff2')
  write('favicon.svg', '<svg/>')
  write('site.webmanifest', '{}')
  write('.env', 'SECRET=1')
  write('.git/config', 'secret')
  write('large.txt', 'x'.repeat(300_000))
  writeFileSync(join(root, 'outside.txt'), 'secret')
  serve = serveFolder()
})

function serveFolder() {
  const files = indexAssets(folder)
  return createServeAsset(files, { 'X-Content-Type-Options': 'nosniff' }, createFileVersions(files))
}

afterAll(() => rmSync(root, { recursive: true }))

function write(name: string, content: string | Buffer) {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new Request(`http://site.test${path}`, { method, headers })
  const answer = await serve(request, path.split('?')[0] ?? '')
  if (!answer) throw new Error(`${path} is not an asset`)
  return answer
}

describe('createServeAsset', () => {
  it('lets browsers cache files named by their content for a year', async () => {
    const answer = await get('/assets/app-1a2b.js')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await answer.text()).toBe(script)
  })

  it('lets them cache other files for a year by an address with their version, which changes with the file', async () => {
    const year = 'public, max-age=31536000, immutable'
    const cached = async (address: string) => (await get(address)).headers.get('Cache-Control')
    const newest = (path: string) => addressOf(path, createFileVersions(indexAssets(folder)))
    const first = await newest('/pictures/replaced.svg')
    expect(first).toMatch(/^\/pictures\/replaced\.svg\?v=[\w-]{6}$/)
    expect(await cached(first)).toBe(year)
    expect((await get('/video/loop.mp4')).headers.get('Cache-Control')).toBe('public, max-age=3600')
    expect(await cached('/pictures/replaced.svg?v=AAAAAA')).toBe('public, max-age=3600')
    const part = await get(await newest('/video/loop.mp4'), { Range: 'bytes=10-19' })
    expect([part.status, part.headers.get('Cache-Control')]).toEqual([206, year])

    write('pictures/replaced.svg', '<svg><g/></svg>')
    serve = serveFolder()
    const second = await newest('/pictures/replaced.svg')
    expect(second).not.toBe(first)
    expect([await cached(second), await cached(first)]).toEqual([year, 'public, max-age=3600'])
    expect(await newest('/assets/app-1a2b.js')).toBe('/assets/app-1a2b.js')
    expect(await newest('/pictures/missing.svg')).toBe('/pictures/missing.svg')
  })

  it.each([
    ['/assets/app-1a2b.js', 'text/javascript'],
    ['/video/loop.mp4', 'video/mp4'],
    ['/pictures/team.avif', 'image/avif'],
    ['/assets/text-1a2b.woff2', 'font/woff2'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/site.webmanifest', 'application/manifest+json'],
  ])('%s is %s', async (path, type) => {
    expect((await get(path)).headers.get('Content-Type')).toContain(type)
  })

  it('sends the compressed file to clients that accept it', async () => {
    const answer = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'br, gzip' })
    expect(answer.headers.get('Content-Encoding')).toBe('gzip')
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(gzipSync(script))
    const plain = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip;q=0' })
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    expect(plain.headers.get('ETag')).not.toBe(answer.headers.get('ETag'))
  })

  it('answers 304 to clients that have the file', async () => {
    const first = await get('/favicon.svg')
    const tag = first.headers.get('ETag') ?? ''
    const modified = first.headers.get('Last-Modified') ?? ''
    expect((await get('/favicon.svg', { 'If-None-Match': tag })).status).toBe(304)
    expect((await get('/favicon.svg', { 'If-Modified-Since': modified })).status).toBe(304)
    const other = { 'If-None-Match': '"other"', 'If-Modified-Since': modified }
    expect((await get('/favicon.svg', other)).status).toBe(200)
  })

  it('sends a range of a video', async () => {
    const answer = await get('/video/loop.mp4', { Range: 'bytes=10-19' })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('Content-Range')).toBe('bytes 10-19/1000')
    expect(answer.headers.get('Content-Length')).toBe('10')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(film.subarray(10, 20))
  })

  it('answers 416 with the length when a range lies outside a video', async () => {
    const answer = await get('/video/loop.mp4', { Range: 'bytes=1000-' })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('Content-Range')).toBe('bytes */1000')
  })

  it('sends the whole video if it has changed since the first range', async () => {
    const headers = { Range: 'bytes=10-19', 'If-Range': '"older"' }
    const answer = await get('/video/loop.mp4', headers)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Length')).toBe('1000')
  })

  it('answers HEAD with headers only', async () => {
    const answer = await get('/video/loop.mp4', {}, 'HEAD')
    expect(answer.headers.get('Content-Length')).toBe('1000')
    expect(answer.headers.get('Accept-Ranges')).toBe('bytes')
    expect(answer.body).toBeNull()
  })

  it('streams a large file completely', async () => {
    expect(await (await get('/large.txt')).text()).toHaveLength(300_000)
  })

  it.each(['/assets/gone.js', '/pictures/none.avif', '/video/', '/assets/../../outside.txt'])(
    '%s is a plain 404',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('Content-Type')).toContain('text/plain')
    },
  )

  it.each([
    '/.env',
    '/.git/config',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/assets',
    '/',
    '/about',
  ])('%s is not served', (path) => {
    expect(serve(new Request('http://site.test/'), path)).toBeNull()
  })

  it('does not serve a compressed file under its own name', () => {
    const path = '/assets/app-1a2b.js.gz'
    return expect(get(path)).resolves.toMatchObject({ status: 404 })
  })
})
