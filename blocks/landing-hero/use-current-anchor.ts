import { useEffect, useState } from 'react'

/** Share of the window's height, from above, at which a section becomes the one that is read. */
const LINE = 0.4

/** The last of the anchors that the reader has come to, or null above the first. They stand in the page's order. */
export function useCurrentAnchor(links: { anchor: string }[]) {
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    function look() {
      const reached = links.findLast(({ anchor }) => topOf(anchor) <= innerHeight * LINE)
      setCurrent(reached?.anchor ?? null)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [links])

  return current
}

function topOf(anchor: string) {
  return document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
}
