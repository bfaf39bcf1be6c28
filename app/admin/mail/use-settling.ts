import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const EVERY = 1_500
const TIMES = 20

/** Asks anew for half a minute while something is under way, so that the page tells by itself how it went. */
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
