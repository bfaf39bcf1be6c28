import { useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#ui/motion.ts'
import { useInView } from '#ui/use-in-view.ts'

/** Length of the count and the share that must be seen before it starts (specification 9). */
export const COUNT_DURATION = 2000
export const COUNT_SHARE = 0.3

type CounterProps = {
  value: number
  /** Length of the count, in milliseconds. */
  duration?: number
  /** True where the figure is so large that it would be read before it starts: until then it shows 0. */
  waits?: boolean
}

/** A figure that counts up from 0 once, when it is seen. Read as its final value. */
export function Counter({ value, duration = COUNT_DURATION, waits = false }: CounterProps) {
  const element = useRef<HTMLSpanElement>(null)
  const started = useRef(false)
  const stop = useRef<() => void>(undefined)
  const [shown, setShown] = useState(value)

  const start = useCallback(
    (inView: boolean) => {
      if (started.current || prefersReducedMotion()) return
      if (!inView) return waits ? setShown(0) : undefined
      started.current = true
      stop.current = countUp(value, duration, setShown)
    },
    [value, duration, waits],
  )
  useInView(element, COUNT_SHARE, start)
  useEffect(() => () => stop.current?.(), [])

  return (
    <span ref={element} className="tabular-nums">
      <span className="sr-only">{value}</span>
      <span aria-hidden="true" data-counter={value}>
        {shown}
      </span>
    </span>
  )
}

/** One step a frame, about 60 a second; returns what ends it early. */
function countUp(value: number, duration: number, show: (value: number) => void) {
  const start = performance.now()
  function step(now: number) {
    const share = Math.min(1, (now - start) / duration)
    show(Math.round(value * share))
    if (share < 1) frame = requestAnimationFrame(step)
  }
  show(0)
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
