import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import type { Site } from '#tests/fixtures/site.ts'

export type CrawledPage = { status: number; html: string; location: string | null }

const crawls = new Map<string, Promise<Map<string, CrawledPage>>>()

/** All pages that can be reached from the home page by following links. Crawled once per run (crawl.setup.ts). */
export function crawl(site: Site) {
  // Of the test run: Playwright empties this folder when it starts.
  const file = join(test.info().project.outputDir, `crawl-${process.ppid}.json`)
  const result = crawls.get(site.origin) ?? crawlOnce(site.origin, file)
  crawls.set(site.origin, result)
  return result
}

async function crawlOnce(origin: string, file: string) {
  if (existsSync(file)) {
    return new Map<string, CrawledPage>(JSON.parse(readFileSync(file, 'utf8')))
  }
  const pages = await followLinks(origin)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify([...pages]))
  renameSync(`${file}.${process.pid}`, file)
  return pages
}

/** The pages of a site that can be reached from its home page, by their paths. */
export async function followLinks(origin: string) {
  const pages = new Map<string, CrawledPage>()
  const queue = ['/']
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (pages.has(path)) continue
    const response = await fetch(origin + path, { redirect: 'manual' })
    const html = response.status < 300 ? await response.text() : ''
    const locationHeader = response.headers.get('location')
    const location = locationHeader && new URL(locationHeader, origin).pathname
    pages.set(path, { status: response.status, html, location })
    if (location) queue.push(location)
    for (const href of linksOf(html)) {
      const target = new URL(href, origin + path)
      if (target.origin === origin && !target.pathname.includes('.')) queue.push(target.pathname)
    }
  }
  return pages
}

/** A page with at most this many class names that no page before it has looks like those. */
const ALIKE_MAX = 3

/** The paths of the pages that look like none before them. */
export function differentPages(pages: Map<string, CrawledPage>) {
  const seen = new Set<string>()
  const different = new Set<string>()
  for (const [path, { html }] of pages) {
    const before = seen.size
    for (const [name] of html.matchAll(/class="[^"]*"/g)) seen.add(name)
    if (seen.size - before > ALIKE_MAX) different.add(path)
  }
  return different
}

/** The href of every link, as written; "" for an <a> without one. */
export function linksOf(html: string) {
  return tagsOf(html, 'a').map((tag) => tag.href ?? '')
}

/** The paths of all files that a page loads or links to. */
export function assetsOf(html: string) {
  const elements = ['img', 'source', 'video', 'script'].flatMap((name) => tagsOf(html, name))
  const urls = [
    ...elements.flatMap(({ src, poster, srcset }) => [src, poster, ...candidatesOf(srcset)]),
    ...tagsOf(html, 'link')
      .filter(({ rel }) => rel !== 'canonical')
      .flatMap(({ href, imagesrcset }) => [href, ...candidatesOf(imagesrcset)]),
    ...tagsOf(html, 'meta')
      .filter(({ property }) => property === 'og:image')
      .map(({ content }) => content),
    ...tagsOf(html, 'a')
      .map(({ href }) => href)
      .filter((href) => href && /^\/[^?#]+\.[a-z0-9]+$/i.test(href)),
  ]
  return urls.filter((url) => url?.startsWith('/')) as string[]
}

/** Method and action path of each form of a page. */
export function formsOf(html: string, path: string) {
  return tagsOf(html, 'form').map(({ method = 'get', action }) => ({
    method: method.toUpperCase(),
    // An action that is empty or only a fragment means the page's own URL.
    action: new URL(action ?? '', `http://site${path}`).pathname,
  }))
}

function candidatesOf(sourceSet = '') {
  return sourceSet.split(',').map((candidate) => candidate.trim().split(/\s+/)[0])
}

/** The attributes of every tag with this name, by lower-case name. */
function tagsOf(html: string, name: string) {
  const tags = html.matchAll(new RegExp(`<${name}(?=[\\s>])([^>]*)>`, 'g'))
  return Array.from(tags, ([, attributes = '']) =>
    Object.fromEntries(
      Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
      ]),
    ),
  ) as Record<string, string | undefined>[]
}
