import { expect, test } from 'vitest'
import { createCachedResponse } from './cached-response.ts'
import { respondWith } from './send-cached.ts'

const text = '<p>text</p>'.repeat(10_000)
const source = { status: 200, body: new TextEncoder().encode(text) }
const asked = new Request('http://site.test/', { headers: { 'Accept-Encoding': 'identity' } })

test('a page is kept compressed only, and a client without decompression gets it whole', async () => {
  const page = await createCachedResponse({ ...source, headers: { 'Content-Type': 'text/html' } })
  expect(page.bytes).toBeLessThan(text.length / 10)
  const kept = Object.values(page.variants).flatMap(({ body }) => (body ? [body.buffer] : []))
  for (const { byteLength } of kept) expect(byteLength).toBeLessThan(1_000)
  const response = respondWith(page, asked)
  expect(response.headers.get('Content-Length')).toBe(String(text.length))
  expect(await response.text()).toBe(text)
})

test('a picture is kept as it is', async () => {
  const picture = await createCachedResponse({
    ...source,
    headers: { 'Content-Type': 'image/png' },
  })
  expect(picture.bytes).toBeGreaterThan(text.length)
  expect(await respondWith(picture, asked).text()).toBe(text)
})
