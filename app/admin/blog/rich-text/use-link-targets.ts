import { useEffect, useState } from 'react'
import { blogPaths } from '#model/blog/post-paths.ts'
import type { LinkTargets } from '#server/features/blog/posts/find-link-targets.ts'

/** Milliseconds without typing before the search runs. */
const TYPING_PAUSE = 200

type State = LinkTargets & { q: string | null }

/** Pages and posts to link to; the former ones while it searches. `isBusy`: these are not yet the results of `q`. */
export function useLinkTargets(q: string) {
  const [state, setState] = useState<State>({ q: null, targets: [] })
  useEffect(() => {
    const cancelled = new AbortController()
    const timer = setTimeout(async () => {
      const found = await ask(q, cancelled.signal)
      if (!cancelled.signal.aborted) setState({ ...found, q })
    }, TYPING_PAUSE)
    return () => {
      clearTimeout(timer)
      cancelled.abort()
    }
  }, [q])
  return { targets: state.targets, isBusy: state.q !== q }
}

async function ask(q: string, signal: AbortSignal): Promise<LinkTargets> {
  try {
    const response = await fetch(`${blogPaths.links}?${new URLSearchParams({ q })}`, { signal })
    return response.ok ? await response.json() : { targets: [] }
  } catch {
    return { targets: [] }
  }
}
