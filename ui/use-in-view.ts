import { type RefObject, useEffect } from 'react'

/** Calls `onChange` when at least `fraction` (0 to 1) of the element becomes visible or no longer is. */
export function useInView(
  element: RefObject<Element | null>,
  fraction: number,
  onChange: (inView: boolean) => void,
) {
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) =>
        onChange((entry?.intersectionRatio ?? 0) >= fraction && Boolean(entry?.isIntersecting)),
      { threshold: fraction },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, fraction, onChange])
}
