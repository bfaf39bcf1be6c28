import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { type ReactNode, useEffect, useState } from 'react'
import { cn } from '#ui/cn.ts'
import { prefersReducedMotion } from '#ui/motion.ts'
import { PauseButton } from '#ui/pause-button.tsx'

type CarouselProps = {
  label: string
  /** Milliseconds between moves. */
  delay: number
  slides: { key: string; name: string; content: ReactNode }[]
  /** Width of a slide at each breakpoint, as flex-basis classes. */
  slideClassName: string
}

/** In Embla's units; about half a second (specification 9: 500 ms). */
const MOVE_DURATION = 26

/** An automatic, endless carousel with pause button and dots; pauses on hover and focus. */
export function Carousel({ label, delay, slides, slideClassName }: CarouselProps) {
  const [autoplay] = useState(() =>
    Autoplay({
      delay,
      playOnInit: false,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
    }),
  )
  const [viewport, embla] = useEmblaCarousel(
    { loop: true, align: 'start', duration: MOVE_DURATION },
    [autoplay],
  )
  const [playing, setPlaying] = useState(false)
  const [selected, setSelected] = useState(0)
  // One if all slides fit; then nothing moves and the controls are hidden.
  const [stops, setStops] = useState(slides.length)

  useEffect(() => {
    if (!embla) return
    function update() {
      if (!embla) return
      setSelected(embla.selectedScrollSnap())
      setStops(embla.scrollSnapList().length)
    }
    embla.on('select', update).on('reInit', update)
    update()
    setPlaying(!prefersReducedMotion())
  }, [embla])

  useEffect(() => {
    if (!embla || stops <= 1) return
    if (playing) autoplay.play()
    else autoplay.stop()
  }, [embla, autoplay, playing, stops])

  return (
    <section aria-roledescription="carousel" aria-label={label} className="grid gap-6">
      <div
        className={cn('order-last flex items-center justify-between gap-6', stops <= 1 && 'hidden')}
      >
        <PauseButton playing={playing} subject={label} onToggle={() => setPlaying(!playing)} />
        <div className="needs-script flex flex-wrap">
          {slides.map(({ key, name }, index) => (
            <button
              key={key}
              type="button"
              aria-label={`Show ${name}`}
              aria-current={index === selected || undefined}
              onClick={() => embla?.scrollTo(index)}
              className="carousel-dot"
            />
          ))}
        </div>
      </div>
      <div ref={viewport} className="carousel-viewport" aria-live={playing ? 'off' : 'polite'}>
        {/* The negative margin hides the gap after the last slide, so that it ends with the column. */}
        <ul className="-mr-5 flex">
          {slides.map(({ key, content }) => (
            <li key={key} className={cn('min-w-0 shrink-0 grow-0 pr-5', slideClassName)}>
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
