import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { IslandLoading, island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { PauseButton } from '#ui/pause-button.tsx'
import type { SliderProps } from './slider-client.ts'

type CarouselProps = SliderProps & {
  label: string
  /** Shown if a control was pressed before its code was there. */
  loading: string
  slides: { key: string; name: string; content: ReactNode }[]
  /** Width of a slide at each breakpoint, as flex-basis classes. */
  slideClassName: string
  /** Without room between the slides. */
  flush?: boolean
  /** Hides the controls where all slides fit, so that nothing moves when the code finds out. */
  controlsClassName?: string | false
}

/** An automatic, endless carousel with pause button and dots; pauses on hover and focus. */
export function Carousel(props: CarouselProps) {
  const { t } = useLanguage()
  const { label, delay, loading, slides, slideClassName, controlsClassName, flush } = props
  return (
    <section
      {...island<SliderProps>({ name: 'slider', when: 'visible', props: { delay } })}
      aria-roledescription={t('carousel')}
      aria-label={label}
      className="relative grid gap-6"
    >
      <div className={cn('order-last flex items-center justify-between gap-6', controlsClassName)}>
        <PauseButton subject={label} />
        <div className="carousel-dots needs-script flex flex-wrap">
          {slides.map(({ key, name }, index) => (
            <button
              key={key}
              type="button"
              aria-label={t('Show {name}', { name })}
              aria-current={index === 0 || undefined}
              className="carousel-dot"
            />
          ))}
        </div>
      </div>
      <div className="carousel-viewport">
        {/* The negative margin hides the gap after the last slide, so that it ends with the column. */}
        <ul className={cn('flex', !flush && '-me-5')}>
          {slides.map(({ key, content }) => (
            <li key={key} className={cn('min-w-0 shrink-0', !flush && 'pe-5', slideClassName)}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <IslandLoading text={loading} />
    </section>
  )
}
