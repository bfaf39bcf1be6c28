import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const INTERVAL = 1_500
const RELOADS_MAX = 20

/** Reloads the page's data for half a minute while messages are being sent, so that it shows the result. */
export function useRefreshWhileSending(isSending: boolean) {
  const { revalidate } = useRevalidator()
  const reloadsLeft = useRef(RELOADS_MAX)
  useEffect(() => {
    reloadsLeft.current = RELOADS_MAX
    if (!isSending) return
    const timer = setInterval(() => {
      reloadsLeft.current -= 1
      if (reloadsLeft.current < 0) clearInterval(timer)
      else void revalidate()
    }, INTERVAL)
    return () => clearInterval(timer)
  }, [isSending, revalidate])
}
