import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { markdownPath, pathOfMarkdown } from '#model/alternate-paths.ts'
import { personalPaths } from '#model/paths.ts'
import type { Markdown } from '#server/features/markdown/markdown.ts'
import { type CachedResponse, createCachedResponse } from '#server/platform/http/cached-response.ts'
import { respondWith } from '#server/platform/http/send-cached.ts'
import { createVersionCache } from '#server/platform/http/version-cache.ts'
import type { Pages } from '#server/platform/rendering/pages.ts'
import type { Client } from '#server/platform/runtime.ts'
import { closedPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'

const MEBIBYTE = 1024 * 1024

type MarkdownPagesDeps = {
  pages: Pick<Pages, 'read' | 'respond'>
  plainPage: Markdown['page']
  contentVersion(): number
  headers: HeaderSet
  siteUrl: string | null
}

export type MarkdownPages = (context: Context, client: () => Client) => Promise<Response | null>

/**
 * Answers a page as Markdown: at its path with ".md", or where the request prefers `text/markdown`. Null for other
 * requests, and without SITE_URL.
 */
export function createMarkdownPages(deps: MarkdownPagesDeps): MarkdownPages {
  const { siteUrl } = deps
  const cache = createVersionCache<CachedResponse>(4 * MEBIBYTE)

  return async (context, client) => {
    const { method, raw, path: asked } = context.req
    if (!siteUrl || (method !== 'GET' && method !== 'HEAD')) return null
    const path = pathOfMarkdown(asked) ?? (prefersMarkdown(context) ? asked : null)
    if (path === null || personalPaths.has(path)) return null
    const isNegotiated = path === asked
    const found = await cache.get(path, deps.contentVersion(), async () => {
      const value = await read(path, siteUrl, client())
      return { value, keep: value.status === 200 }
    })
    if (found.status === 404) return missing(context, client())
    const response = respondWith(found, raw)
    // A shared cache would give it to browsers too.
    if (isNegotiated) response.headers.set('Cache-Control', 'private, no-store')
    if (isNegotiated) response.headers.append('Vary', 'Accept')
    return response
  }

  /** The answer to a missing page, as text. */
  async function missing(context: Context, client: Client) {
    const response = await deps.pages.respond(context.req.raw, client)
    if (response.status !== 404) return response
    const { title } = await deps.plainPage(await response.text(), context.req.url)
    const own = { ...textHeaders, 'Cache-Control': 'no-store', Vary: 'Accept' }
    return new Response(`# ${title}\n`, { status: 404, headers: { ...deps.headers, ...own } })
  }

  async function read(path: string, origin: string, client: Client) {
    const page = await deps.pages.read(path, client)
    const body = new Uint8Array()
    const { headers } = deps
    if (!page) return createCachedResponse({ status: 404, headers, body })
    if ('movedTo' in page) {
      const { pathname, search } = new URL(page.movedTo, origin)
      const Location = markdownPath(pathname) + search
      return createCachedResponse({ status: 308, headers: { ...headers, Location }, body })
    }
    const address = origin + path
    if ('gone' in page) {
      const { markdown } = await deps.plainPage(page.gone, address)
      const gone = { ...headers, ...textHeaders, 'Cache-Control': 'no-cache' }
      return createCachedResponse({ status: 410, headers: gone, body: encode(`${markdown}\n`) })
    }
    const { title, description, markdown } = await deps.plainPage(page.html, address)
    // A start loads no package that only some requests need.
    const { stringify } = await import('yaml')
    const head = stringify(
      { title, ...(description && { description }), url: address },
      { lineWidth: 0 },
    )
    return createCachedResponse({
      status: 200,
      headers: {
        ...headers,
        ...textHeaders,
        'Cache-Control': 'no-cache',
        Link: `<${new URL(address).href}>; rel="canonical"`,
      },
      body: encode(`---\n${head}---\n\n${markdown}\n`),
    })
  }
}

const textHeaders = {
  'Content-Security-Policy': closedPolicy,
  'Content-Type': 'text/markdown; charset=utf-8',
}

function encode(text: string) {
  return new TextEncoder().encode(text)
}

/** Browsers do not name it. */
function prefersMarkdown(context: Context) {
  if (!context.req.header('Accept')?.includes('text/markdown')) return false
  const supports = ['text/html', 'text/markdown']
  return accepts(context, { header: 'Accept', supports, default: 'text/html' }) === 'text/markdown'
}
