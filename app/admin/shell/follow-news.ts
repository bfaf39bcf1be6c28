import { countsPath } from '#model/admin-paths.ts'
import { COUNTS_BEAT, type Counts } from '#model/dashboard/counts.ts'
import type { AdminNews } from './admin-news.ts'

/** Milliseconds without a sign of life after which a stream counts as broken, for example behind a proxy that collects it. */
const SILENCE_MAX = 3 * COUNTS_BEAT * 1000

/** Milliseconds until a stream that failed is tried again; meanwhile the counts are asked for once. */
const RETRY_AFTER = 20_000

/** Calls `onNews` whenever the counts, or who else is in what is open here, change, until the function that it returns is called. */
export function followNews(onNews: (news: AdminNews) => void) {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastSign = 0
  let isStopped = false

  function open() {
    lastSign = Date.now()
    source = new EventSource(countsPath)
    source.addEventListener('message', ({ data }) => {
      noteSign()
      onNews({ counts: JSON.parse(data) })
    })
    source.addEventListener('presence', ({ data }) => {
      noteSign()
      onNews({ activities: JSON.parse(data) })
    })
    source.addEventListener('beat', noteSign)
    source.addEventListener('signed-out', stop)
    // The browser itself repeats a connection that was lost, but not a request that was refused.
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) void fallBack()
    })
    watch()
  }

  function noteSign() {
    lastSign = Date.now()
    watch()
  }

  function watch() {
    clearTimeout(timer)
    timer = setTimeout(fallBack, SILENCE_MAX)
  }

  async function fallBack() {
    source?.close()
    clearTimeout(timer)
    const counts = await fetchCounts()
    if (isStopped) return
    if (counts === 'signed out') return stop()
    if (counts) onNews({ counts })
    // It may have been asked for twice.
    clearTimeout(timer)
    timer = setTimeout(open, RETRY_AFTER)
  }

  /** Timers stand still while a computer sleeps. */
  function wake() {
    if (document.visibilityState === 'visible' && Date.now() - lastSign > SILENCE_MAX) {
      void fallBack()
    }
  }

  function stop() {
    isStopped = true
    source?.close()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wake)
  }

  document.addEventListener('visibilitychange', wake)
  open()
  return stop
}

async function fetchCounts(): Promise<Counts | 'signed out' | null> {
  try {
    const response = await fetch(countsPath, { redirect: 'manual' })
    if (response.type === 'opaqueredirect') return 'signed out'
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
