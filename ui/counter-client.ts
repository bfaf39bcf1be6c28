import { watchInView } from '#ui/in-view.ts'
import { prefersReducedMotion } from '#ui/motion.ts'

/** The fraction that must be visible before the count starts. */
const VISIBLE_FRACTION = 0.3

export type CounterProps = {
  value: number
  /** Milliseconds of the count. */
  duration: number
  /** Shows 0 until the count starts, for figures so large that they would be read before. */
  startAtZero: boolean
}

/** Counts up from 0 once, when the number becomes visible. */
export function mountCounter(element: HTMLElement, { value, duration, startAtZero }: CounterProps) {
  // Its text is changed, not replaced: a new node makes the browser style the whole page again.
  const shown = element.querySelector('[data-counter]')?.firstChild
  if (!shown || prefersReducedMotion()) return
  const show = (count: number) => {
    shown.nodeValue = String(count)
  }
  if (startAtZero) show(0)
  const observer = watchInView(element, VISIBLE_FRACTION, (inView) => {
    if (!inView) return
    observer.disconnect()
    countUp(value, duration, show)
  })
}

/** One step per animation frame. */
function countUp(value: number, duration: number, show: (value: number) => void) {
  const start = performance.now()
  function step(now: number) {
    const progress = Math.min(1, Math.max(0, now - start) / duration)
    show(Math.round(value * progress))
    if (progress < 1) requestAnimationFrame(step)
  }
  step(start)
}
