import { type RefObject, useCallback, useEffect, useState } from 'react'
import { prefersStillness } from '#ui/motion.ts'
import { useInView } from '#ui/use-in-view.ts'

/** Time between two moves, in milliseconds (specification 9). */
const DELAY = 3000

/** Share of the list that must be seen before it moves. */
const SHARE = 0.2

/**
 * The first shown item of a cyclic list of `count`. It advances unless paused, hovered, focused or out of view;
 * `beforeStep` is called right before each move. Spread `hold` on elements whose hover and focus pause it.
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
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)

  useInView(list, SHARE, useCallback(setInView, []))
  useEffect(() => {
    setReady(true)
    setPlaying(!prefersStillness())
  }, [])

  const step = useCallback(
    (by: 1 | -1) => {
      beforeStep()
      setFirst((now) => (now + by + count) % count)
    },
    [count, beforeStep],
  )

  const moves = playing && inView && !pointed && !focused
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => step(1), DELAY)
    return () => clearInterval(timer)
  }, [moves, step])

  return {
    first,
    ready,
    playing,
    toggle: () => setPlaying(!playing),
    step,
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
