import { expect, test } from 'vitest'
import { writeRobots, writeSitemap } from './write-sitemap.ts'

test('every URL is absolute, with its last change if known', () => {
  const xml = writeSitemap(
    [{ path: '/' }, { path: '/blog/one', changedAt: '2026-11-18T09:00:00.000Z' }],
    'https://agency.example',
  )
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:/)
  expect(xml).toContain('<url><loc>https://agency.example/</loc></url>')
  expect(xml).toContain(
    '<url><loc>https://agency.example/blog/one</loc><lastmod>2026-11-18</lastmod></url>',
  )
})

test('pictures are named with their page', () => {
  const pictures = ['/pictures/a.webp', 'https://cdn.example/b.png?x&y']
  const xml = writeSitemap([{ path: '/', pictures }], 'https://agency.example')
  expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"')
  expect(xml).toContain('<image:loc>https://agency.example/pictures/a.webp</image:loc>')
  expect(xml).toContain('<image:loc>https://cdn.example/b.png?x&amp;y</image:loc>')
})

test('XML special characters are escaped', () => {
  expect(writeSitemap([{ path: '/a&b' }], 'http://x')).toContain('<loc>http://x/a&amp;b</loc>')
})

test('robots.txt names the absolute URL of the sitemap', () => {
  expect(writeRobots('https://agency.example')).toContain(
    '\nSitemap: https://agency.example/sitemap.xml\n',
  )
})
