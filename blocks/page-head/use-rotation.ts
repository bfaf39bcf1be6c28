import { type RefObject, useCallback, useEffect, useState } from 'react'
import { prefersStillness } from '#ui/motion.ts'
import { useInView } from '#ui/use-in-view.ts'

/** Time that each phrase stands, in milliseconds (specification 9). */
const PERIOD = 2000

/** Which of `count` phrases has its turn; rests while the element is out of view, and for who asked for stillness. */
export function useRotation(count: number, element: RefObject<Element | null>) {
  const [place, setPlace] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [seen, setSeen] = useState(false)
  useInView(element, 0, setSeen)

  useEffect(() => setPlaying(count > 1 && !prefersStillness()), [count])

  useEffect(() => {
    if (!playing || !seen) return
    const timer = setInterval(() => setPlace((now) => (now + 1) % count), PERIOD)
    return () => clearInterval(timer)
  }, [playing, seen, count])

  const toggle = useCallback(() => setPlaying((now) => !now), [])
  return { place, playing, toggle }
}
