import { useEffect, useState } from 'react'
import type { Loadable } from '#blocks/live-data.ts'

/** Milliseconds until a request counts as a failure. */
const TIMEOUT = 8000

/**
 * The value from the server's document or, after a client navigation, fetched from the API at `path`.
 * Falls back to the built-in value on any failure (specification 7).
 * `builtIn` and `read` must be the same objects on every render.
 */
export function useLiveData<T>(
  path: string | null,
  initial: T | null,
  builtIn: T,
  read: (response: Response) => Promise<T> = readList,
): Loadable<T> {
  const [fetched, setFetched] = useState<{ path: string; value: T } | null>(null)
  const pathToFetch = initial === null ? path : null

  useEffect(() => {
    if (pathToFetch === null) return
    const controller = new AbortController()
    fetchLive(pathToFetch, controller.signal)
      .then(read)
      .catch(() => builtIn)
      .then((value) => {
        if (!controller.signal.aborted) setFetched({ path: pathToFetch, value })
      })
    return () => controller.abort()
  }, [pathToFetch, builtIn, read])

  if (initial !== null) return { state: 'loaded', value: initial }
  if (fetched && fetched.path === path) return { state: 'loaded', value: fetched.value }
  return { state: 'loading' }
}

async function fetchLive(path: string, signal: AbortSignal) {
  const response = await fetch(path, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response
}

/** Reads a list from a response of the public API. */
export async function readList<T>(response: Response): Promise<T> {
  const value: unknown = await response.json()
  if (!Array.isArray(value)) throw new Error(`${response.url} did not answer with a list`)
  return value as T
}
