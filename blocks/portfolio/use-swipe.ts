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

    function begin({ touches }: TouchEvent) {
      const [finger, second] = touches
      start = finger && !second ? { x: finger.clientX, y: finger.clientY } : null
    }

    function end({ changedTouches: [finger] }: TouchEvent) {
      if (!start || !finger) return
      const across = finger.clientX - start.x
      const down = Math.abs(finger.clientY - start.y)
      start = null
      if (Math.abs(across) >= MIN_DISTANCE && Math.abs(across) > 2 * down)
        onSwipe(across < 0 ? 1 : -1)
    }

    target.addEventListener('touchstart', begin, { signal, passive: true })
    target.addEventListener('touchend', end, { signal, passive: true })
    return () => controller.abort()
  }, [element, onSwipe])
}
