import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { KEPT_FOR_A_YEAR } from '#server/platform/assets/file-versions.ts'
import type { ServeAsset } from '#server/platform/assets/serve-assets.ts'
import {
  type CachedResponse,
  createCachedResponse,
  withBestBrotli,
} from '#server/platform/http/cached-response.ts'
import { respondWith } from '#server/platform/http/send-cached.ts'
import { closedPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { changeHtml } from './change-html.ts'
import type { RenderPage } from './render-page.ts'
import { type SiteStyles, usedStyles } from './site-styles.ts'

/** Sheets kept in memory, one for every set of styles that a page uses. */
const KEPT_MAX = 300

const folder = '/styles/'

const encoder = new TextEncoder()

/** Gives each page a style sheet of its own with what it uses of the site's. */
export function createPageStyles(styles: SiteStyles, headers: HeaderSet) {
  const kept = new LRUCache<string, Promise<CachedResponse>>({ max: KEPT_MAX })

  /** A renderer whose pages link to their own sheet in place of the whole one. */
  function withPageStyles(render: RenderPage): RenderPage {
    return changeHtml(render, linkSheet)
  }

  function linkSheet(html: string) {
    if (!html.includes(styles.path)) return html
    const css = usedStyles(styles, html)
    const hash = createHash('sha256').update(css).digest('base64url')
    const path = `${folder}${hash.slice(0, 16)}.css`
    if (!kept.has(path)) kept.set(path, responseOf(css))
    return html.replace(styles.path, path)
  }

  async function responseOf(css: string) {
    const own = {
      ...headers,
      'Content-Security-Policy': closedPolicy,
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': KEPT_FOR_A_YEAR,
    }
    const response = await createCachedResponse({
      status: 200,
      headers: own,
      body: encoder.encode(css),
    })
    // The page waits for its sheet, which is ready by the time that its HTML has arrived.
    return (await withBestBrotli(response)) ?? response
  }

  /** Serves a page's sheet. One that is not known (of an old page, of another instance) redirects to the whole sheet. */
  const serveSheet: ServeAsset = (request, path) =>
    path.startsWith(folder) ? sheetAt(path, request) : null

  async function sheetAt(path: string, request: Request) {
    const known = await kept.get(path)
    if (known) return respondWith(known, request)
    const where = { Location: styles.path, 'Cache-Control': 'no-store' }
    return new Response(null, { status: 302, headers: { ...headers, ...where } })
  }

  return { withPageStyles, serveSheet }
}
