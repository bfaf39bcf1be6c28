import { useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#ui/motion.ts'
import { useInView } from '#ui/use-in-view.ts'

/** Milliseconds of the count, and the fraction that must be visible before it starts (specification 9). */
export const COUNT_DURATION = 2000
export const COUNT_VISIBLE_FRACTION = 0.3

type CounterProps = {
  value: number
  /** Milliseconds of the count. */
  duration?: number
  /** Shows 0 until the count starts, for figures so large that they would be read before. */
  startAtZero?: boolean
}

/** A number that counts up from 0 once, when it becomes visible. Screen readers get the final value. */
export function Counter({ value, duration = COUNT_DURATION, startAtZero = false }: CounterProps) {
  const element = useRef<HTMLSpanElement>(null)
  const started = useRef(false)
  const stop = useRef<() => void>(undefined)
  const [shown, setShown] = useState(value)

  const start = useCallback(
    (inView: boolean) => {
      if (started.current || prefersReducedMotion()) return
      if (!inView) return startAtZero ? setShown(0) : undefined
      started.current = true
      stop.current = countUp(value, duration, setShown)
    },
    [value, duration, startAtZero],
  )
  useInView(element, COUNT_VISIBLE_FRACTION, start)
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

/** One step per animation frame; returns a function that cancels it. */
function countUp(value: number, duration: number, show: (value: number) => void) {
  const start = performance.now()
  function step(now: number) {
    const progress = Math.min(1, (now - start) / duration)
    show(Math.round(value * progress))
    if (progress < 1) frame = requestAnimationFrame(step)
  }
  show(0)
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
