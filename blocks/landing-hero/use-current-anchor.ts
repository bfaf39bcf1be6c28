import { useEffect, useState } from 'react'

/** A section becomes current when its top passes this fraction of the window's height. */
const READING_LINE = 0.4

/** The anchor of the current section; null above the first. `links` must be in page order. */
export function useCurrentAnchor(links: { anchor: string }[]) {
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    function update() {
      const reached = links.findLast(({ anchor }) => topOf(anchor) <= innerHeight * READING_LINE)
      setCurrent(reached?.anchor ?? null)
    }
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [links])

  return current
}

function topOf(anchor: string) {
  return document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
}
