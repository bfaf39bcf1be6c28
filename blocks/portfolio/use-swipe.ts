import { type RefObject, useEffect } from 'react'

/** Minimum horizontal distance of a swipe, in pixels. */
const MIN_DISTANCE = 48

/** Calls `onSwipe` with 1 for a swipe to the left (next) and -1 for one to the right (previous). */
export function useSwipe(element: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void) {
  useEffect(() => {
    const target = element.current
    if (!target) return
    const controller = new AbortController()
    const { signal } = controller
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
      if (Math.abs(dx) >= MIN_DISTANCE && Math.abs(dx) > 2 * dy) onSwipe(dx < 0 ? 1 : -1)
    }

    target.addEventListener('touchstart', onTouchStart, { signal, passive: true })
    target.addEventListener('touchend', onTouchEnd, { signal, passive: true })
    return () => controller.abort()
  }, [element, onSwipe])
}
