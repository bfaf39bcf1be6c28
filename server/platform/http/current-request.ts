import { AsyncLocalStorage } from 'node:async_hooks'
import { randomInt } from 'node:crypto'

export type CurrentRequest = {
  /** Short, for people: appears in the request's log line, in its errors and in messages to the visitor. */
  id: string
  /** The route pattern, such as "/blog/:slug"; never the URL, which may contain personal data. */
  route: string
  /** Whether it was answered from the cache of pages and lists. */
  isCached: boolean
}

const storage = new AsyncLocalStorage<CurrentRequest>()

let count = randomInt(2 ** 32)

/** Ids repeat after 2^32 requests; the factor hides how many there have been. */
export function newRequest(): CurrentRequest {
  count += 1
  const id = (Math.imul(count, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0')
  return { id, route: '*', isCached: false }
}

/** Runs `work` as part of a request; so is everything it starts. */
export function inRequest<T>(request: CurrentRequest, work: () => T): T {
  return storage.run(request, work)
}

/** The current request's id; a new one outside of requests. */
export function currentId() {
  return storage.getStore()?.id ?? newRequest().id
}

/** Records that the current request is answered from a cache. */
export function noteCached() {
  const request = storage.getStore()
  if (request) request.isCached = true
}

/** Records the route of the current request. */
export function nameRoute(route: string) {
  const request = storage.getStore()
  if (request) request.route = route
}
