import { prefersReducedMotion } from '#ui/motion.ts'

/** How small a sheet becomes once the next one covers it. */
const MIN_SCALE = 0.7

/** A sheet's content fades out while this share of it is being covered, and is gone at the end. */
const FADE = 0.3
const FADE_END = 0.75

/** Scroll distance from one sheet to the next in pixels, unless sheets are taller. */
const SHEET_DISTANCE = 600

/** Sheets stick this far below the top, in pixels. */
const STICKY_TOP = 80

/** Keeps the focused sheet in view; shrinks covered sheets in browsers without scroll-driven animations. */
export function mountServiceStack(stack: HTMLElement) {
  stack.addEventListener('focusin', ({ target }) => scrollIntoViewIfCovered(target as Element))
  if (stack.contains(document.activeElement)) {
    scrollIntoViewIfCovered(document.activeElement as Element)
  }
  if (!CSS.supports('animation-timeline: view()') && !prefersReducedMotion()) shrinkOnScroll(stack)
}

/** Scrolls a focused sheet into view if a later one covers it or it has not fully appeared (WCAG 2.4.11). */
function scrollIntoViewIfCovered(focused: Element) {
  const sheet = focused.closest('.stack-sheet')
  const mark = sheet?.previousElementSibling
  const next = sheet?.nextElementSibling
  if (!mark || !next || !focused.matches(':focus-visible')) return
  const { bottom, height } = sheet.getBoundingClientRect()
  const isCovered = next.getBoundingClientRect().top < bottom - 40
  // The browser itself scrolls sheets taller than the screen.
  const isPartlyBelow = bottom > innerHeight + 1 && height < innerHeight
  if (isCovered || isPartlyBelow) mark.scrollIntoView({ block: 'start' })
}

/** Shrinks each sheet while the next one covers it. */
function shrinkOnScroll(stack: HTMLElement) {
  const sheets = [...stack.querySelectorAll<HTMLElement>('.stack-sheet')]
  // Empty elements that scroll normally and mark where each sheet begins.
  const marks = [...stack.querySelectorAll('.stack-mark')]
  let frame = 0

  function update() {
    frame = 0
    for (const [index, sheet] of sheets.entries()) {
      const next = marks[index + 1]
      if (!next) return
      const isSticky = getComputedStyle(sheet).position === 'sticky'
      const whole = Math.max(SHEET_DISTANCE, sheet.offsetHeight)
      const distance = (next.getBoundingClientRect().top - STICKY_TOP) / whole
      const covered = isSticky ? 1 - Math.min(1, Math.max(0, distance)) : 0
      sheet.style.scale = String(1 - covered * (1 - MIN_SCALE))
      const content = sheet.firstElementChild as HTMLElement
      content.style.opacity = String(Math.min(1, Math.max(0, (FADE_END - covered) / FADE)))
    }
  }

  addEventListener('scroll', () => (frame ||= requestAnimationFrame(update)), { passive: true })
  update()
}
