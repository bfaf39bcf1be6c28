import { pageLanguage } from '#ui/language.ts'
import { prefersReducedMotion } from '#ui/motion.ts'

type Box = { left: number; top: number; width: number; position: number }

/** Where items come from; they go the other way. */
const AHEAD = pageLanguage.direction === 'rtl' ? -3 : 3

const animation = { duration: 800, easing: 'cubic-bezier(0.3, 0.1, 0.1, 1)' } as const

/** The boxes of a list's items, relative to the list, so that scrolling between two measurements has no effect. */
export function boxesIn(list: HTMLElement) {
  const origin = list.getBoundingClientRect()
  return new Map(
    [...list.children].map((item, position): [Element, Box] => {
      const { left, top, width } = item.getBoundingClientRect()
      return [item, { left: left - origin.left, top: top - origin.top, width, position }]
    }),
  )
}

/** Animates the items of a list from earlier boxes to their present ones (FLIP). Only the first `show` are visible. */
export function animateFrom(boxes: Map<Element, Box>, list: HTMLElement, show: number) {
  if (prefersReducedMotion()) return
  for (const [item, now] of boxesIn(list)) {
    const old = boxes.get(item)
    if (old) item.animate(keyframes(old, now, show), animation)
  }
}

function keyframes(old: Box, now: Box, show: number): Keyframe[] {
  const from = `translate(${old.left - now.left}px, ${old.top - now.top}px)`
  const wasVisible = old.position < show
  if (now.position < show) {
    if (wasVisible) {
      return [{ transform: `${from} scale(${old.width / now.width})` }, { transform: 'none' }]
    }
    return [
      { opacity: 0, transform: `translateX(${AHEAD}rem)` },
      { opacity: 1, transform: 'none' },
    ]
  }
  if (!wasVisible) return []
  const shown = { visibility: 'visible', zIndex: -1 }
  return [
    { ...shown, opacity: 1, transform: from },
    { ...shown, opacity: 0, transform: `${from} translateX(${-AHEAD}rem)` },
  ]
}
