import { prefersReducedMotion } from '#ui/motion.ts'

/** Fraction of the element that must be visible (specification 9). */
const VISIBLE_FRACTION = 0.1

/** Hides an element below the window until a tenth of it is visible. */
export function mountReveal(element: HTMLElement) {
  if (prefersReducedMotion() || element.getBoundingClientRect().top < innerHeight) return
  element.dataset.reveal = 'waiting'
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      element.dataset.reveal = 'shown'
      observer.disconnect()
    },
    // Elements taller than ten screens can never show a tenth of themselves at once.
    {
      threshold: Math.min(
        VISIBLE_FRACTION,
        (VISIBLE_FRACTION * innerHeight) / element.offsetHeight,
      ),
    },
  )
  observer.observe(element)
}
