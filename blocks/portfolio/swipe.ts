import { pageLanguage } from '#ui/language.ts'

/** Minimum horizontal distance of a swipe, in pixels. */
const MIN_DISTANCE = 48

/** Calls `onSwipe` with 1 for a swipe to the line's start (next) and -1 for one to its end (previous). */
export function watchSwipes(element: HTMLElement, onSwipe: (step: 1 | -1) => void) {
  let start: { x: number; y: number } | null = null

  function onTouchStart({ touches }: TouchEvent) {
    const [touch, secondTouch] = touches
    start = touch && !secondTouch ? { x: touch.clientX, y: touch.clientY } : null
  }

  function onTouchEnd({ changedTouches: [touch] }: TouchEvent) {
    if (!start || !touch) return
    const dx = touch.clientX - start.x
    const dy = Math.abs(touch.clientY - start.y)
    start = null
    if (Math.abs(dx) >= MIN_DISTANCE && Math.abs(dx) > 2 * dy) {
      onSwipe(dx < 0 === (pageLanguage.direction === 'ltr') ? 1 : -1)
    }
  }

  element.addEventListener('touchstart', onTouchStart, { passive: true })
  element.addEventListener('touchend', onTouchEnd, { passive: true })
}
