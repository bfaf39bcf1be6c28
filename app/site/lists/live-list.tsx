import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { Loading } from '#ui/loading.tsx'

/** Milliseconds until a request counts as a failure. */
const TIMEOUT = 8000

type LiveList<T> = {
  /** A path of the public API. */
  path: string
  read: (response: Response) => Promise<T>
  /** Shown on any failure. */
  builtIn: T
  /** Shown until the answer is there. */
  loading: string
  render: (value: T) => ReactNode
}

const roots = new WeakMap<HTMLElement, Root>()
const requests = new WeakMap<HTMLElement, AbortController>()

/** Replaces a server-rendered list with the public API's; a later call replaces an earlier one. */
export async function showLiveList<T>(element: HTMLElement, list: LiveList<T>) {
  requests.get(element)?.abort()
  const request = new AbortController()
  requests.set(element, request)
  const root = roots.get(element) ?? createListRoot(element)
  // The content below stays where it is; offsetHeight would round.
  element.style.minHeight = `${element.getBoundingClientRect().height}px`
  root.render(<Loading text={list.loading} />)
  const value = await fetchLive(list.path, request)
    .then(list.read)
    .catch(() => list.builtIn)
  if (requests.get(element) !== request) return
  flushSync(() => root.render(list.render(value)))
  element.style.minHeight = ''
}

/** A root that puts the server-rendered list back if rendering throws. */
function createListRoot(element: HTMLElement) {
  const serverContent = [...element.childNodes]
  const root = createRoot(element, {
    onUncaughtError(error) {
      reportError(error)
      queueMicrotask(() => {
        root.unmount()
        roots.delete(element)
        element.replaceChildren(...serverContent)
      })
    },
  })
  roots.set(element, root)
  return root
}

async function fetchLive(path: string, request: AbortController) {
  setTimeout(() => request.abort(), TIMEOUT)
  const response = await fetch(path, {
    headers: { Accept: 'application/json' },
    signal: request.signal,
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response
}

/** Reads a list from a response of the public API. */
export async function readList<T>(response: Response): Promise<T[]> {
  const value: unknown = await response.json()
  if (!Array.isArray(value)) throw new Error(`${response.url} did not answer with a list`)
  return value
}
