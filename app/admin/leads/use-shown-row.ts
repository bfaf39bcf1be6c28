import { useLayoutEffect, useRef } from 'react'

/** A ref for a list that scrolls by itself, which keeps the row of the open lead in view. */
export function useShownRow(id: string | undefined) {
  const list = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const pane = list.current
    const row = id && pane?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`)
    if (!pane || !row) return
    const { top, bottom } = row.getBoundingClientRect()
    const frame = pane.getBoundingClientRect()
    if (top >= frame.top && bottom <= frame.bottom) return
    // Without effect where the page scrolls.
    pane.scrollTop += top - frame.top - (frame.height - row.offsetHeight) / 2
  }, [id])
  return list
}
