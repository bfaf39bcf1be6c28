import { useEffect, useState } from 'react'
import { adminPaths } from '#model/admin-paths.ts'
import { SEARCH_MIN, type SearchResults } from '#model/search/search.ts'

/** Milliseconds without a key press until the server is asked. */
const PAUSE = 120

type State = { q: string; results: SearchResults; hasFailed: boolean }

/** What the server finds; the former results while it searches. `isBusy`: these are not yet the results of `q`. */
export function useSearch(q: string) {
  const searched = q.trim()
  const [state, setState] = useState<State>({ q: '', results: [], hasFailed: false })
  const isAsked = searched.length >= SEARCH_MIN
  useEffect(() => {
    if (!isAsked) return
    const cancelled = new AbortController()
    const timer = setTimeout(async () => {
      const results = await ask(searched, cancelled.signal)
      if (cancelled.signal.aborted) return
      setState({ q: searched, results: results ?? [], hasFailed: results === null })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      cancelled.abort()
    }
  }, [searched, isAsked])
  if (!isAsked) return { results: [], isBusy: false, hasFailed: false }
  return { ...state, isBusy: state.q !== searched }
}

async function ask(q: string, signal: AbortSignal): Promise<SearchResults | null> {
  try {
    const body = new URLSearchParams({ q })
    const response = await fetch(adminPaths.search, { method: 'POST', body, signal })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
