import { useLayoutEffect, useRef } from 'react'

/** A ref for a textarea that is as high as its text, also in browsers without `field-sizing`. */
export function useFittedHeight(text: string) {
  const ref = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different text has a different height
  useLayoutEffect(() => growToText(ref.current), [text])
  useLayoutEffect(() => {
    const area = ref.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    let width = 0
    const observer = new ResizeObserver(() => {
      if (area.clientWidth === width) return
      width = area.clientWidth
      // Changed at once, it would be an error of the observer.
      requestAnimationFrame(() => growToText(area))
    })
    observer.observe(area)
    return () => observer.disconnect()
  }, [])
  return ref
}

function growToText(area: HTMLTextAreaElement | null) {
  if (!area?.clientWidth || CSS.supports('field-sizing', 'content')) return
  area.style.height = ''
  const borders = area.offsetHeight - area.clientHeight
  if (area.scrollHeight > area.clientHeight) area.style.height = `${area.scrollHeight + borders}px`
}
