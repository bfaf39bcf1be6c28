import EmblaCarousel from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'
import { prefersReducedMotion } from '#ui/motion.ts'
import { connectPauseButton } from '#ui/pause.ts'

export type SliderProps = {
  /** Milliseconds between moves. */
  delay: number
}

/** In Embla's units; about half a second (specification 9: 500 ms). */
const MOVE_DURATION = 26

/** Moves the slides of a carousel by itself, endlessly, and by its dots; pauses on hover and focus. */
export function mountSlider(element: HTMLElement, { delay }: SliderProps) {
  const viewport = element.querySelector<HTMLElement>('.carousel-viewport')
  const controls = element.querySelector<HTMLElement>('.carousel-controls')
  if (!viewport || !controls) return
  const dots = [...controls.querySelectorAll('.carousel-dot')]
  const autoplay = Autoplay({
    delay,
    playOnInit: false,
    stopOnInteraction: false,
    stopOnMouseEnter: true,
    stopOnFocusIn: true,
  })
  const embla = EmblaCarousel(viewport, { loop: true, align: 'start', duration: MOVE_DURATION }, [
    autoplay,
  ])
  let wantsToPlay = false

  function update() {
    const selected = embla.selectedScrollSnap()
    for (const [index, dot] of dots.entries()) {
      if (index === selected) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
  }

  function play() {
    // With one stop all slides fit, and nothing moves.
    const moves = embla.scrollSnapList().length > 1
    controls?.classList.toggle('hidden', !moves)
    viewport?.setAttribute('aria-live', wantsToPlay ? 'off' : 'polite')
    if (moves && wantsToPlay) autoplay.play()
    else autoplay.stop()
  }

  for (const [index, dot] of dots.entries()) {
    dot.addEventListener('click', () => embla.scrollTo(index))
  }
  connectPauseButton(controls, !prefersReducedMotion(), (playing) => {
    wantsToPlay = playing
    play()
  })
  embla.on('select', update).on('reInit', update).on('reInit', play)
  update()
}
