import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { type CachedResponse, rawHeadersOf } from './cached-response.ts'
import type { CurrentRequest } from './current-request.ts'
import { sendCached } from './send-cached.ts'

/** Answers a request if its response is cached; otherwise returns false. */
export type AnswerCached = (
  message: IncomingMessage,
  response: ServerResponse,
  request: CurrentRequest,
) => boolean

type Caches = {
  findPage(target: string): CachedResponse | undefined
  findList(target: string): CachedResponse | undefined
  /** Headers of every response of the API. */
  apiHeaders: HeaderSet
  /** Called for each page that a visitor gets; must not throw. */
  noteView(message: IncomingMessage): void
  /** Names the route pattern of a path, for the log. */
  routeOf(path: string): string
}

/**
 * Answers GET and HEAD of cached pages and lists without the framework, which would take three times as long as
 * node:http. A key of the cache is the target of a request (path and query) that the framework would answer with this
 * response, so a request with exactly this target needs no further checks.
 */
export function createAnswerCached({
  findPage,
  findList,
  noteView,
  apiHeaders,
  routeOf,
}: Caches): AnswerCached {
  const rawApiHeaders = rawHeadersOf(apiHeaders)

  return (message, response, request) => {
    const { method, url: target = '' } = message
    if (method !== 'GET' && method !== 'HEAD') return false
    // Another form of the page.
    if (message.headers.accept?.includes('text/markdown')) return false
    const isApi = target.startsWith('/api/')
    const cached = isApi ? findList(target) : findPage(target)
    if (!cached) return false
    const [path = ''] = target.split('?', 1)
    request.isCached = true
    request.route = isApi ? path : routeOf(path)
    const more = isApi ? rawApiHeaders.concat('X-Request-Id', request.id) : []
    sendCached(cached, message, response, more)
    if (!isApi && method === 'GET' && cached.status === 200) noteView(message)
    return true
  }
}
