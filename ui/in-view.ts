/** Calls `onChange` when at least `fraction` (0 to 1) of the element becomes visible or no longer is. */
export function watchInView(
  element: Element,
  fraction: number,
  onChange: (inView: boolean) => void,
) {
  const observer = new IntersectionObserver(
    ([entry]) =>
      onChange((entry?.intersectionRatio ?? 0) >= fraction && Boolean(entry?.isIntersecting)),
    { threshold: fraction },
  )
  observer.observe(element)
  return observer
}
