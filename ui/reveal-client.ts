import { prefersReducedMotion } from '#ui/motion.ts'

/** Fraction of the element that must be visible. */
const VISIBLE_FRACTION = 0.1

/** Hides an element below the window until a tenth of it is visible. */
export function mountReveal(element: HTMLElement) {
  if (prefersReducedMotion()) return
  // Asking each element for its position would lay out the page as many times.
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect()
    const windowHeight = entry?.rootBounds?.height ?? 0
    if (entry && windowHeight > 0 && entry.boundingClientRect.top >= windowHeight)
      hideUntilVisible(element, windowHeight / entry.boundingClientRect.height)
  })
  observer.observe(element)
}

/** `visibleMax` is the largest fraction of the element that the window can show. */
function hideUntilVisible(element: HTMLElement, visibleMax: number) {
  element.dataset.reveal = 'waiting'
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      element.dataset.reveal = 'shown'
      observer.disconnect()
    },
    // Elements taller than ten screens can never show a tenth of themselves at once.
    { threshold: VISIBLE_FRACTION * Math.min(1, visibleMax) },
  )
  observer.observe(element)
}
