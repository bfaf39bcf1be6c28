import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { type CachedResponse, createCachedResponse } from './cached-response.ts'
import { respondWith } from './send-cached.ts'
import { createVersionCache } from './version-cache.ts'

const MEBIBYTE = 1024 * 1024

/** What an address of the API answers: data as JSON, and its own headers. */
type List = { data: unknown; headers?: HeaderSet }

/** Answers of the API's public lists, cached until the content version changes. */
export type CachedLists = {
  /** Answers from the cache; on a miss `read` runs once, however many requests wait. */
  respond(request: Request, target: string, read: () => Promise<List>): Promise<Response>
  /** The response for this path and query if it is cached. */
  find(target: string): CachedResponse | undefined
}

export function createCachedLists(
  contentVersion: () => number,
  maxBytes = 2 * MEBIBYTE,
): CachedLists {
  const cache = createVersionCache<CachedResponse>(maxBytes)

  return {
    async respond(request, target, read) {
      const list = await cache.get(target, contentVersion(), async () => {
        const { data, headers } = await read()
        return { value: await createList(data, headers), keep: true }
      })
      return respondWith(list, request)
    },
    find: (target) => cache.peek(target, contentVersion()),
  }
}

/** A browser may cache it but must revalidate. */
function createList(data: unknown, headers: HeaderSet = {}) {
  return createCachedResponse({
    status: 200,
    body: new TextEncoder().encode(JSON.stringify(data)),
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache', ...headers },
  })
}
