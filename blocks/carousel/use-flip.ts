import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from '#ui/motion.ts'

type Box = { left: number; top: number; width: number; visible: boolean }

const animation = { duration: 800, easing: 'cubic-bezier(0.3, 0.1, 0.1, 1)' } as const

/** Animates items from their old position to the new one (FLIP). Call `measure` before the list changes. */
export function useFlip(list: RefObject<HTMLElement | null>) {
  const before = useRef<Map<string, Box> | null>(null)

  const measure = useCallback(() => {
    if (list.current && !prefersReducedMotion()) before.current = boxesIn(list.current)
  }, [list])

  useLayoutEffect(() => {
    if (!list.current || !before.current) return
    const old = before.current
    before.current = null
    for (const [id, now] of boxesIn(list.current)) move(list.current, id, old.get(id), now)
  })

  return { measure }
}

/** Relative to the list, so that scrolling between two measurements has no effect. */
function boxesIn(list: HTMLElement) {
  const origin = list.getBoundingClientRect()
  return new Map(
    itemsOf(list).map((item): [string, Box] => {
      const { left, top, width } = item.getBoundingClientRect()
      const visible = getComputedStyle(item).visibility === 'visible'
      return [
        item.dataset.id ?? '',
        { left: left - origin.left, top: top - origin.top, width, visible },
      ]
    }),
  )
}

function move(list: HTMLElement, id: string, old: Box | undefined, now: Box) {
  const item = itemsOf(list).find(({ dataset }) => dataset.id === id)
  if (!item || !old) return
  const from = `translate(${old.left - now.left}px, ${old.top - now.top}px)`
  if (old.visible && now.visible) {
    item.animate(
      [{ transform: `${from} scale(${old.width / now.width})` }, { transform: 'none' }],
      animation,
    )
  } else if (now.visible) {
    item.animate(
      [
        { opacity: 0, transform: 'translateX(3rem)' },
        { opacity: 1, transform: 'none' },
      ],
      animation,
    )
  } else if (old.visible) {
    const shown = { visibility: 'visible', zIndex: -1 } as const
    item.animate(
      [
        { ...shown, opacity: 1, transform: from },
        { ...shown, opacity: 0, transform: `${from} translateX(-3rem)` },
      ],
      animation,
    )
  }
}

function itemsOf(list: HTMLElement) {
  return [...list.children] as HTMLElement[]
}
