import { type RefObject, useCallback, useEffect, useState } from 'react'
import { prefersReducedMotion } from '#ui/motion.ts'
import { useInView } from '#ui/use-in-view.ts'

/** Milliseconds between moves (specification 9). */
const DELAY = 3000

/** Fraction of the list that must be visible before it moves. */
const VISIBLE_FRACTION = 0.2

/**
 * State of a carousel over a cyclic list of `count` items; `first` is the first visible one. It advances unless
 * paused, hovered, focused or out of view. `beforeStep` is called before each move. Spread `pauseHandlers` on
 * elements that pause it on hover and focus.
 */
export function useCarousel(
  list: RefObject<Element | null>,
  count: number,
  beforeStep: () => void,
) {
  const [first, setFirst] = useState(0)
  const [ready, setReady] = useState(false)
  const [playing, setPlaying] = useState(false)
  const [inView, setInView] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  useInView(list, VISIBLE_FRACTION, useCallback(setInView, []))
  useEffect(() => {
    setReady(true)
    setPlaying(!prefersReducedMotion())
  }, [])

  const step = useCallback(
    (by: 1 | -1) => {
      beforeStep()
      setFirst((current) => (current + by + count) % count)
    },
    [count, beforeStep],
  )

  const advancing = playing && inView && !hovered && !focused
  useEffect(() => {
    if (!advancing) return
    const timer = setInterval(() => step(1), DELAY)
    return () => clearInterval(timer)
  }, [advancing, step])

  return {
    first,
    ready,
    playing,
    toggle: () => setPlaying(!playing),
    step,
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
