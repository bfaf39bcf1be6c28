import type { Counts } from '#model/dashboard/counts.ts'
import { followCounts } from './follow-counts.ts'

const NAME = 'admin-counts'

type OnCounts = (counts: Counts, isFirstTab: boolean) => void

/**
 * Follows the counts in one tab for all of this browser: with HTTP/1.1 a browser has only six connections to a site, and a
 * stream in each tab would take them all. Where tabs cannot agree (no HTTPS), each has its own stream.
 * @returns a function that stops it
 */
export function shareCounts(onCounts: OnCounts) {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }) => onCounts(data, false))
  const stopped = new AbortController()
  const { signal } = stopped
  const lead = () => {
    if (signal.aborted) return
    const stop = followCounts((counts) => {
      channel.postMessage(counts)
      onCounts(counts, true)
    })
    return new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
    })
  }
  // Without `navigator.locks` this is no secure context.
  if ('locks' in navigator) navigator.locks.request(NAME, { signal }, lead).catch(() => {})
  else void lead()
  return () => {
    stopped.abort()
    channel.close()
  }
}
