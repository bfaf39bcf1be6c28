import { Hono } from 'hono'
import { atomFeedPath, type FeedName, feedNames, jsonFeedPath } from '#model/alternate-paths.ts'
import type { Markdown } from '#server/features/markdown/markdown.ts'
import { oncePerVersion } from '#server/platform/http/once-per-version.ts'
import { respondWith } from '#server/platform/http/send-cached.ts'
import { textFile } from '#server/platform/http/text-file.ts'
import type { Pages } from '#server/platform/rendering/pages.ts'
import { anonymousClient } from '#server/platform/runtime.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import type { Feed, FeedEntry } from './feed.ts'
import { type FullFeed, writeAtom, writeJsonFeed } from './write-feed.ts'

type FeedRouteDeps = {
  feed(name: FeedName): Promise<Feed | null>
  plainPage: Markdown['page']
  pages: Pick<Pages, 'read'>
  contentVersion(): number
  headers: HeaderSet
  siteUrl: string | null
}

const formats = [
  { pathOf: atomFeedPath, write: writeAtom, type: 'application/atom+xml' },
  { pathOf: jsonFeedPath, write: writeJsonFeed, type: 'application/feed+json' },
]

/** The feeds, such as /blog/feed.xml and /blog/feed.json, with the whole text of each entry. None without SITE_URL. */
export function feedRoutes({ feed, plainPage, pages, headers, ...deps }: FeedRouteDeps) {
  const { contentVersion, siteUrl } = deps
  const app = new Hono()
  for (const name of feedNames) {
    for (const { pathOf, write, type } of formats) {
      const file = oncePerVersion(contentVersion, async () => {
        const full = siteUrl && (await complete(name, siteUrl, pathOf(name)))
        return full && textFile(write(full), type, headers, 'no-cache')
      })
      app.get(pathOf(name), async ({ req }, next) => {
        const found = await file()
        // The page that says that there is nothing.
        return found ? respondWith(found, req.raw) : next()
      })
    }
  }
  return app

  async function complete(name: FeedName, origin: string, path: string): Promise<FullFeed | null> {
    const found = await feed(name)
    if (!found) return null
    const entries: FullFeed['entries'] = []
    // One after the other, so that visitors need not wait for all of them.
    for (const entry of found.entries) {
      const html = await textOf(entry, origin)
      if (html !== null) entries.push({ ...entry, html })
    }
    const icon = `${origin}/icon-512.png`
    return { ...found, origin, address: origin + path, icon, entries }
  }

  /** Null for a page that is gone by now. */
  async function textOf({ path, html }: FeedEntry, origin: string) {
    const address = origin + path
    if (html !== undefined) return (await plainPage(html, address)).html
    const page = await pages.read(path, anonymousClient)
    if (!page || !('html' in page)) return null
    // Readers show the title above it.
    return (await plainPage(page.html, address)).html.replace(/<h1[^>]*>.*?<\/h1>/s, '').trim()
  }
}
