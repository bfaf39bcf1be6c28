import { expect, test } from 'vitest'
import { writeRobots, writeSitemap } from './write-sitemap.ts'

test('every address is absolute, and tells its last change where it is known', () => {
  const xml = writeSitemap(
    [{ path: '/' }, { path: '/blog/one', changedOn: '2026-11-18' }],
    'https://agency.example',
  )
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:/)
  expect(xml).toContain('<url><loc>https://agency.example/</loc></url>')
  expect(xml).toContain(
    '<url><loc>https://agency.example/blog/one</loc><lastmod>2026-11-18</lastmod></url>',
  )
})

test('signs with a meaning in XML are written as what they are', () => {
  expect(writeSitemap([{ path: '/a&b' }], 'http://x')).toContain('<loc>http://x/a&amp;b</loc>')
})

test('robots are told of the sitemap by its whole address', () => {
  expect(writeRobots('https://agency.example')).toContain(
    '\nSitemap: https://agency.example/sitemap.xml\n',
  )
})
