import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

export type CurrentRequest = {
  /** Short, for people: in the request's line of the log, in its errors, and told to the visitor. */
  id: string
  /** The pattern that the address fits, such as "/blog/:slug"; never the address itself, which may hold personal data. */
  route: string
}

const storage = new AsyncLocalStorage<CurrentRequest>()

export function newRequest(): CurrentRequest {
  return { id: randomUUID().slice(0, 8), route: '*' }
}

/** Does the work of a request; whatever it starts knows which request it belongs to. */
export function inRequest<T>(request: CurrentRequest, work: () => T): T {
  return storage.run(request, work)
}

/** The id of the request at hand; a new one for work that no request started. */
export function currentId() {
  return storage.getStore()?.id ?? newRequest().id
}

/** Says which route answers the request at hand. */
export function nameRoute(route: string) {
  const request = storage.getStore()
  if (request) request.route = route
}
