import { type RefObject, useEffect } from 'react'

/** Calls `onChange` whenever at least `share` (0 to 1) of the element comes into view or leaves it. */
export function useInView(
  element: RefObject<Element | null>,
  share: number,
  onChange: (inView: boolean) => void,
) {
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) =>
        onChange((entry?.intersectionRatio ?? 0) >= share && Boolean(entry?.isIntersecting)),
      { threshold: share },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, share, onChange])
}
