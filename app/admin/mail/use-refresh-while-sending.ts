import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const INTERVAL = 1_500
const RELOADS_MAX = 20

/** Reloads the page's data for half a minute while messages are being sent, so that it shows the result. */
export function useRefreshWhileSending(isSending: boolean) {
  const { revalidate } = useRevalidator()
  const left = useRef(RELOADS_MAX)
  useEffect(() => {
    left.current = RELOADS_MAX
    if (!isSending) return
    const timer = setInterval(() => {
      left.current -= 1
      if (left.current < 0) clearInterval(timer)
      else void revalidate()
    }, INTERVAL)
    return () => clearInterval(timer)
  }, [isSending, revalidate])
}
