import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Issue } from '#server/features/newsletter/issues/list-issues.ts'

/** Milliseconds between two looks at an issue that is being sent. */
const INTERVAL = 2_000

/** The same once only reattempts are left, which are minutes or hours apart. */
const RETRIED_INTERVAL = 60_000

/** The longest that a browser's timer can wait. */
const TIMER_MAX = 2 ** 31 - 1

/** Loads the screen's data again while issues are being sent, and when the time of a scheduled one has come. */
export function useFollowSending(...issues: Pick<Issue, 'state' | 'at' | 'isRetried'>[]) {
  const { revalidate } = useRevalidator()
  const sending = issues.filter(({ state }) => state === 'sending')
  const isSending = sending.length > 0
  const isRetried = sending.every(({ isRetried }) => isRetried)
  const next = issues
    .flatMap(({ state, at }) => (state === 'scheduled' ? [at] : []))
    .toSorted()
    .at(0)
  useEffect(() => {
    if (!isSending && next === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    function wait() {
      if (isOver) return
      const untilDue = isSending ? 0 : Date.parse(next ?? '') - Date.now()
      const interval = isSending && isRetried ? RETRIED_INTERVAL : INTERVAL
      timer = setTimeout(look, Math.min(TIMER_MAX, Math.max(interval, untilDue)))
    }
    async function look() {
      if (document.visibilityState === 'visible') await revalidate()
      wait()
    }
    wait()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isSending, isRetried, next, revalidate])
}
