import EmblaCarousel from 'embla-carousel'
import { autoAdvance } from '#ui/auto-advance.ts'

export type SliderProps = {
  /** Milliseconds between moves. */
  delay: number
}

/** In Embla's units; about half a second (specification 9: 500 ms). */
const MOVE_DURATION = 26

/** Moves the slides of a carousel endlessly, by itself, by dragging and by its dots. */
export function mountSlider(carousel: HTMLElement, { delay }: SliderProps) {
  const list = carousel.querySelector<HTMLElement>('.carousel-viewport')
  const controls = carousel.querySelector<HTMLElement>('.carousel-dots')
  if (!list || !controls?.parentElement) return
  const { parentElement: bar } = controls
  const dots = [...controls.querySelectorAll('button')]
  const embla = EmblaCarousel(list, { loop: true, align: 'start', duration: MOVE_DURATION })

  function update() {
    const stops = embla.scrollSnapList().length
    const selected = embla.selectedScrollSnap()
    for (const [index, dot] of dots.entries()) {
      dot.hidden = index >= stops
      if (index === selected) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    // With one stop all slides fit, and nothing moves.
    bar.hidden = stops === 1
  }

  /** With few slides beside the visible ones, there is no endless loop, and the last stop is followed by the first. */
  function advance() {
    if (embla.canScrollNext()) embla.scrollNext()
    else embla.scrollTo(0)
  }

  for (const [index, dot] of dots.entries()) {
    dot.addEventListener('click', () => embla.scrollTo(index))
  }
  embla.on('select', update).on('reInit', update)
  update()
  autoAdvance({ carousel, list, controls, delay, advance })
}
