import EmblaCarousel from 'embla-carousel'
import { autoAdvance } from '#ui/auto-advance.ts'
import { pageLanguage } from '#ui/language.ts'

export type SliderProps = {
  /** Milliseconds between moves. */
  delay: number
}

/** In Embla's units: a slide is within half a pixel of its end after 480 ms, so a frame before the wanted 500. */
const MOVE_DURATION = 18

/** Moves the slides of a carousel endlessly, by itself, by dragging and by its dots. */
export function mountSlider(carousel: HTMLElement, { delay }: SliderProps) {
  const list = carousel.querySelector<HTMLElement>('.carousel-viewport')
  const controls = carousel.querySelector<HTMLElement>('.carousel-dots')
  if (!list?.firstElementChild || !controls?.parentElement) return
  const { firstElementChild: track } = list
  const { parentElement: bar } = controls
  const dots = [...controls.querySelectorAll('button')]
  const slides = [...track.children]
  let copies: Element[] = []
  const embla = EmblaCarousel(list, {
    loop: true,
    align: 'start',
    duration: MOVE_DURATION,
    direction: pageLanguage.direction,
  })

  function update() {
    const width = slides.reduce((sum, { clientWidth }) => sum + clientWidth, 0)
    // Widths are rounded.
    const fits = width <= track.clientWidth + slides.length
    // Embla gives up its loop if too few slides are left beside the visible ones.
    const needsCopies = !fits && (copies.length > 0 || !embla.internalEngine().options.loop)
    if (needsCopies !== copies.length > 0) return setCopies(needsCopies)
    const selected = embla.selectedScrollSnap() % slides.length
    for (const [index, dot] of dots.entries()) {
      if (index === selected) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    // Nothing moves where all slides fit.
    bar.hidden = fits
  }

  /** Follows the slides with copies of them, only for the eye, so that they can loop. */
  function setCopies(wanted: boolean) {
    for (const copy of copies) copy.remove()
    copies = wanted ? slides.map(copyOf) : []
    track.append(...copies)
    embla.reInit()
  }

  for (const [index, dot] of dots.entries()) {
    dot.addEventListener('click', () => embla.scrollTo(index))
  }
  embla.on('select', update).on('reInit', update)
  update()
  autoAdvance({ carousel, list, controls, delay, advance: () => embla.scrollNext() })
}

function copyOf(slide: Element) {
  const copy = slide.cloneNode(true) as HTMLElement
  copy.inert = true
  copy.ariaHidden = 'true'
  return copy
}
