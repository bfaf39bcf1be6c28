import { autoAdvance } from '#ui/auto-advance.ts'
import { animateFrom, boxesIn } from './flip.ts'

export type CarouselProps = {
  /** Number of visible items. */
  show: number
}

/** Milliseconds between moves. */
const DELAY = 3000

/** Advances a cyclic list by moving its first item to the end; the items after the visible ones are hidden. */
export function mountCarousel(carousel: HTMLElement, { show }: CarouselProps) {
  const list = carousel.querySelector('ul')
  const controls = carousel.querySelector<HTMLElement>('.carousel-steps')
  if (!list || !controls) return
  const items = [...list.children]
  const ticks = [...carousel.querySelectorAll('.carousel-tick')]

  function step(by: 1 | -1) {
    if (!list?.firstElementChild || !list.lastElementChild) return
    const boxes = boxesIn(list)
    if (by === 1) list.append(list.firstElementChild)
    else list.prepend(list.lastElementChild)
    update()
    animateFrom(boxes, list, show)
  }

  function update() {
    const visible = [...(list?.children ?? [])].slice(0, show)
    for (const [index, item] of items.entries()) {
      item.ariaHidden = visible.includes(item) ? null : 'true'
      ticks[index]?.toggleAttribute('data-current', visible.includes(item))
    }
  }

  const [previous, next] = controls.children
  previous?.addEventListener('click', () => step(-1))
  next?.addEventListener('click', () => step(1))
  update()
  autoAdvance({ carousel, list, controls, delay: DELAY, advance: () => step(1) })
}
