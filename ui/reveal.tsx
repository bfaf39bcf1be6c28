import { type ReactNode, useEffect, useRef } from 'react'
import { prefersReducedMotion } from '#ui/motion.ts'

/** Fraction of the element that must be visible (specification 9). */
const VISIBLE_FRACTION = 0.1

/** Fades in once when it becomes visible. Content in view on load, or without JavaScript, is shown at once. */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const target = element.current
    if (!target || prefersReducedMotion() || target.getBoundingClientRect().top < innerHeight)
      return
    target.dataset.reveal = 'waiting'
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        target.dataset.reveal = 'shown'
        observer.disconnect()
      },
      // Elements taller than ten screens can never show a tenth of themselves at once.
      {
        threshold: Math.min(
          VISIBLE_FRACTION,
          (VISIBLE_FRACTION * innerHeight) / target.offsetHeight,
        ),
      },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={element} className={className}>
      {children}
    </div>
  )
}
