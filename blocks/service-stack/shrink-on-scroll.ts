import { prefersReducedMotion } from '#ui/motion.ts'

/** How small a sheet becomes once the next one covers it (specification 9). */
const MIN_SCALE = 0.7

/** Height of a sheet, and so the scroll distance from one sheet to the next, in pixels (specification 9). */
const SHEET_HEIGHT = 600

/** Sheets stick this far below the top, in pixels (specification 9). */
const STICKY_TOP = 80

/**
 * Fallback for browsers without scroll-driven animations: shrinks each sheet while the next one covers it.
 * Returns a cleanup function.
 */
export function shrinkOnScroll(stack: HTMLElement) {
  if (CSS.supports('animation-timeline: view()') || prefersReducedMotion()) return
  const sheets = Array.from(stack.querySelectorAll<HTMLElement>('.stack-sheet'))
  // Empty elements that scroll normally and mark where each sheet begins.
  const marks = Array.from(stack.querySelectorAll<HTMLElement>('.stack-mark'))
  let frame = 0

  function update() {
    frame = 0
    sheets.forEach((sheet, index) => {
      const next = marks[index + 1]
      if (!next) return
      const distance = (next.getBoundingClientRect().top - STICKY_TOP) / SHEET_HEIGHT
      const covered = 1 - Math.min(1, Math.max(0, distance))
      sheet.style.scale = String(1 - covered * (1 - MIN_SCALE))
    })
  }

  function onScroll() {
    frame ||= requestAnimationFrame(update)
  }

  addEventListener('scroll', onScroll, { passive: true })
  update()
  return () => {
    removeEventListener('scroll', onScroll)
    cancelAnimationFrame(frame)
  }
}
