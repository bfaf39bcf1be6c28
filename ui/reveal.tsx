import { type ReactNode, useEffect, useRef } from 'react'
import { prefersReducedMotion } from '#ui/motion.ts'

/** Share of the element that must be seen (specification 9). */
const SHARE = 0.1

/** Fades in once when it is first seen. What is already in view, or without JavaScript, simply stands there. */
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
      // A section taller than ten screens could never show a tenth of itself at once.
      { threshold: Math.min(SHARE, (SHARE * innerHeight) / target.offsetHeight) },
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
