import { useCallback, useRef, useState } from 'react'
import { prefersStillness } from './motion.ts'
import { useInView } from './use-in-view.ts'

/** Length of the count and the share that must be seen before it starts (specification 9). */
export const COUNT_DURATION = 2000
export const COUNT_SHARE = 0.3

/** A figure that counts up from 0 once, when it is seen. Read as its final value. */
export function Counter({ value }: { value: number }) {
  const element = useRef<HTMLSpanElement>(null)
  const started = useRef(false)
  const [shown, setShown] = useState(value)

  const start = useCallback(
    (inView: boolean) => {
      if (!inView || started.current) return
      started.current = true
      if (!prefersStillness()) countUp(value, setShown)
    },
    [value],
  )
  useInView(element, COUNT_SHARE, start)

  return (
    <span ref={element} className="tabular-nums">
      <span className="sr-only">{value}</span>
      <span aria-hidden="true" data-counter={value}>
        {shown}
      </span>
    </span>
  )
}

/** One step a frame, about 60 a second. */
function countUp(value: number, show: (value: number) => void) {
  const start = performance.now()
  function step(now: number) {
    const share = Math.min(1, (now - start) / COUNT_DURATION)
    show(Math.round(value * share))
    if (share < 1) requestAnimationFrame(step)
  }
  show(0)
  requestAnimationFrame(step)
}
