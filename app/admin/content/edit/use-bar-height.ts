import { type RefObject, useLayoutEffect } from 'react'

/** Tells style sheets how much of the screen a bar covers: the whole bar or, where it has no box, the part that sticks. */
export function useBarHeight(
  bar: RefObject<HTMLElement | null>,
  part: RefObject<HTMLElement | null>,
) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = bar.current?.offsetHeight || part.current?.offsetHeight || 0
      style.setProperty('--bar-height', `${height}px`)
    })
    for (const { current } of [bar, part]) if (current) observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--bar-height')
    }
  }, [bar, part])
}
