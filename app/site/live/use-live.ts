import { useEffect, useState } from 'react'
import type { Loadable } from '#blocks/live.ts'

/** An answer that takes longer than this counts as a failure, in milliseconds. */
const PATIENCE = 8000

/**
 * What the server gave with the page or, after a navigation inside the site, what `path` of the API answers.
 * On any failure the built-in value, as if nothing had happened (specification 7).
 * `builtIn` and `read` must be the same objects at every render.
 */
export function useLive<T>(
  path: string | null,
  given: T | null,
  builtIn: T,
  read: (response: Response) => Promise<T> = readList,
): Loadable<T> {
  const [fetched, setFetched] = useState<{ path: string; value: T } | null>(null)
  const wanted = given === null ? path : null

  useEffect(() => {
    if (wanted === null) return
    const controller = new AbortController()
    fetchLive(wanted, controller.signal)
      .then(read)
      .catch(() => builtIn)
      .then((value) => {
        if (!controller.signal.aborted) setFetched({ path: wanted, value })
      })
    return () => controller.abort()
  }, [wanted, builtIn, read])

  if (given !== null) return { state: 'loaded', value: given }
  if (fetched && fetched.path === path) return { state: 'loaded', value: fetched.value }
  return { state: 'loading' }
}

async function fetchLive(path: string, signal: AbortSignal) {
  const response = await fetch(path, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response
}

/** The list that an answer of the public API holds. */
export async function readList<T>(response: Response): Promise<T> {
  const value: unknown = await response.json()
  if (!Array.isArray(value)) throw new Error(`${response.url} did not answer with a list`)
  return value as T
}
