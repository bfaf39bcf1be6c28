import { type RefObject, useCallback, useEffect, useState } from 'react'
import { prefersReducedMotion } from '#ui/motion.ts'
import { useInView } from '#ui/use-in-view.ts'

/** Milliseconds that each phrase is shown (specification 9). */
const PERIOD = 2000

/** Rotates an index below `count`; stops while the element is out of view and with reduced motion. */
export function useRotation(count: number, element: RefObject<Element | null>) {
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [inView, setInView] = useState(false)
  useInView(element, 0, setInView)

  useEffect(() => setPlaying(count > 1 && !prefersReducedMotion()), [count])

  useEffect(() => {
    if (!playing || !inView) return
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), PERIOD)
    return () => clearInterval(timer)
  }, [playing, inView, count])

  const toggle = useCallback(() => setPlaying((current) => !current), [])
  return { index, playing, toggle }
}
