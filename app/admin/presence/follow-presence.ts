import { runAction } from '#app/admin/kit/run-action.ts'
import { ADMIN_NEWS, type AdminNews } from '#app/admin/shell/admin-news.ts'
import { actionPath } from '#model/admin-paths.ts'
import { type Activity, PRESENCE_BEAT } from '#model/presence/presence.ts'

/** Milliseconds after which a tab in the background counts as left; soon after, browsers slow its timers down. */
const HIDDEN_MAX = 4 * 60_000

/** Milliseconds within which moves are told together. */
const MOVE_AFTER = 300

export type FollowedPresence = { moveTo(place: string): void; stop(): void }

type Followed = { subject: string; isReading: boolean; tab: string }

/** Tells the server what this tab shows and where, and calls `onActivity` with who else is there. */
export function followPresence(
  { subject, isReading, tab }: Followed,
  onActivity: (activity: Activity | null) => void,
): FollowedPresence {
  let place = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenSince = 0
  let isStopped = false
  /** Counts reports and news: the answer to a report is old once there is another, or news. */
  let latest = 0
  const news = new BroadcastChannel(ADMIN_NEWS)
  const listening = new AbortController()
  const { signal } = listening

  async function report() {
    clearTimeout(timer)
    if (hiddenSince && Date.now() - hiddenSince > HIDDEN_MAX) return leave()
    timer = setTimeout(report, PRESENCE_BEAT * 1000)
    const values: Record<string, string> = { tab, subject, place }
    if (isReading) values.reading = 'yes'
    latest += 1
    const own = latest
    const reply = await runAction('presence.report', values)
    // Without an answer nobody knows who is there.
    if (!isStopped && own === latest) onActivity(reply.ok ? reply.value : null)
  }

  function leave() {
    clearTimeout(timer)
    navigator.sendBeacon(actionPath('presence.end'), new URLSearchParams({ tab }))
  }

  news.addEventListener('message', ({ data }: MessageEvent<AdminNews>) => {
    const activity = data.activities?.[subject]
    if (!activity) return
    latest += 1
    onActivity(activity)
  })
  document.addEventListener(
    'visibilitychange',
    () => {
      const wasAway = hiddenSince !== 0
      hiddenSince = document.visibilityState === 'hidden' ? Date.now() : 0
      if (wasAway && !hiddenSince) void report()
    },
    { signal },
  )
  addEventListener('pagehide', leave, { signal })
  // Back from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && report(), { signal })
  void report()

  return {
    moveTo(next) {
      if (next === place) return
      place = next
      clearTimeout(timer)
      timer = setTimeout(report, MOVE_AFTER)
    },
    stop() {
      isStopped = true
      listening.abort()
      news.close()
      leave()
    },
  }
}
