import { prefersStillness } from '#ui/motion.ts'

/** Width of a sheet when the next one has covered it (specification 9). */
const SMALLEST = 0.7

/** The scroll that one sheet takes, in pixels (specification 9). */
const STRIDE = 600

/** Header height below which sheets stick, in pixels (specification 9). */
const STICKY_TOP = 80

/**
 * Narrows each sheet while the next one comes, in browsers that cannot tie an animation to the scroll.
 * Returns what ends it.
 */
export function followScroll(stack: HTMLElement) {
  if (CSS.supports('animation-timeline: view()') || prefersStillness()) return
  const sheets = Array.from(stack.querySelectorAll<HTMLElement>('.stack-sheet'))
  const marks = Array.from(stack.querySelectorAll<HTMLElement>('.stack-mark'))
  let frame = 0

  function narrow() {
    frame = 0
    sheets.forEach((sheet, index) => {
      const next = marks[index + 1]
      if (!next) return
      const away = (next.getBoundingClientRect().top - STICKY_TOP) / STRIDE
      const covered = 1 - Math.min(1, Math.max(0, away))
      sheet.style.scale = String(1 - covered * (1 - SMALLEST))
    })
  }

  function onScroll() {
    frame ||= requestAnimationFrame(narrow)
  }

  addEventListener('scroll', onScroll, { passive: true })
  narrow()
  return () => {
    removeEventListener('scroll', onScroll)
    cancelAnimationFrame(frame)
  }
}
