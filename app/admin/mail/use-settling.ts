import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const EVERY = 1_500
const TIMES = 20

/** Reloads the page's data for half a minute while messages are being sent, so that it shows the result. */
export function useSettling(isUnderWay: boolean) {
  const { revalidate } = useRevalidator()
  const left = useRef(TIMES)
  useEffect(() => {
    left.current = TIMES
    if (!isUnderWay) return
    const timer = setInterval(() => {
      left.current -= 1
      if (left.current < 0) clearInterval(timer)
      else void revalidate()
    }, EVERY)
    return () => clearInterval(timer)
  }, [isUnderWay, revalidate])
}
