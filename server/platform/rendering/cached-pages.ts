import {
  type CachedResponse,
  createCachedResponse,
  type ResponseSource,
  withBestBrotli,
} from '#server/platform/http/cached-response.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { createVersionCache } from '#server/platform/http/version-cache.ts'
import type { WorkQueue } from '#server/platform/http/work-queue.ts'
import type { Client } from '#server/platform/runtime.ts'
import { isCacheable } from './apply-headers.ts'
import { createIdleQueue } from './idle-queue.ts'
import { readPageQuery } from './page-query.ts'
import type { RenderedPage } from './render-page.ts'

type CachedPagesDeps = {
  /** `search` is empty or starts with `?`. */
  render(path: string, search: string): Promise<RenderedPage>
  /** Adds the headers. `isShared`: it is the same for every visitor. */
  complete(page: RenderedPage, isShared: boolean): ResponseSource
  /** Limits rendering. */
  queue: WorkQueue
  /** Milliseconds without rendering after which a cached page is compressed again, better. */
  quiet?: number | undefined
  /** 0 disables the cache. */
  maxBytes?: number | undefined
}

/** What is asked for: a known path with its query, at a content version. */
type Asked = { path: string; query: URLSearchParams; version: number }

export type CachedPages = {
  /** @throws HttpError if the client has to wait; whatever `render` throws */
  get(asked: Asked, client: Client): Promise<CachedResponse>
  /** The response for this path and query if it is cached. */
  find(target: string, version: number): CachedResponse | undefined
}

const MEBIBYTE = 1024 * 1024

/** Bytes; a page takes about 50 kB. */
const PAGES_MAX = 32 * MEBIBYTE

/** Bytes. Searches hardly ever repeat. */
const SEARCHES_MAX = 2 * MEBIBYTE

/** Milliseconds. */
const QUIET = 500

/** Responses to GET and HEAD, rendered without anything of the visitor's, so everybody can get them. */
export function createCachedPages(deps: CachedPagesDeps): CachedPages {
  const { maxBytes = PAGES_MAX, queue } = deps
  const cache = createVersionCache<CachedResponse>(maxBytes)
  // Kept apart, because anybody can invent searches and push the pages out.
  const searches = createVersionCache<CachedResponse>(Math.min(SEARCHES_MAX, maxBytes))
  const recompressions = createIdleQueue(deps.quiet ?? QUIET)

  return {
    get,
    find: (target, version) => cache.peek(target, version) ?? searches.peek(target, version),
  }

  /** Tries again if the shared rendering failed at another client's limit. */
  async function get(asked: Asked, client: Client): Promise<CachedResponse> {
    const { path, query, version } = asked
    const { search, mayCache } = readPageQuery(path, query)
    const isSearch = search !== '' || path.includes('%')
    const key = `${path}${search}`
    let isOwn = false
    try {
      return await (isSearch ? searches : cache).get(key, version, () => {
        isOwn = true
        return queue.run(client, renderResponse)
      })
    } catch (error) {
      if (isOwn || !isOwnLimit(error)) throw error
      return get(asked, client)
    }

    async function renderResponse() {
      recompressions.postpone()
      const page = await deps.render(path, search)
      const keep = mayCache && isCacheable(page)
      const source = deps.complete(page, keep)
      const value = await createCachedResponse(source, { brotli: keep })
      if (keep && !isSearch) recompressions.add(() => recompress(key, version, value))
      return { value, keep }
    }
  }

  async function recompress(key: string, version: number, page: CachedResponse) {
    if (cache.peek(key, version) !== page) return
    const best = await withBestBrotli(page)
    if (best) cache.replace(key, page, best)
  }
}

function isOwnLimit(error: unknown) {
  return error instanceof HttpError && error.answer.status === 429
}
