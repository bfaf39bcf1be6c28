import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId } from 'react'
import type { BlockOf } from '#blocks/schema.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { IslandLoading, island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { Stars } from '#ui/stars.tsx'

/** Index of the testimonial shown first. */
const INITIAL_INDEX = 1

type TestimonialCarouselProps = {
  title: string
  testimonials: BlockOf<'landing-hero'>['testimonials']
}

/** One testimonial at a time; the buttons wrap around, and nothing moves automatically. */
export function TestimonialCarousel({ title, testimonials }: TestimonialCarouselProps) {
  const { t } = useLanguage()
  const titleId = useId()
  const count = testimonials.length
  const initial = Math.min(INITIAL_INDEX, count - 1)
  return (
    <section
      {...island({ name: 'landing-hero', when: 'visible' })}
      aria-roledescription={t('carousel')}
      aria-labelledby={titleId}
      className="relative grid gap-[clamp(--spacing(4),4vw,--spacing(14))] pt-[clamp(--spacing(6),3.4vw,--spacing(14))] px-gutter pb-[clamp(--spacing(8),4vw,--spacing(16))] scheme-light bg-fill text-ink lg:pe-(--to-edge) lg:ms-[max(25%,calc((100vw_-_var(--column))/2))]"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="label">
          {title}
        </h2>
        <div className="needs-script flex shrink-0 items-center gap-2">
          <p className="testimonial-position label me-3 whitespace-nowrap tabular-nums">
            {`${initial + 1} / ${count}`}
          </p>
          <button
            type="button"
            aria-label={t('Previous testimonial')}
            className="inline-grid size-13 flex-none place-items-center border border-ink rounded-pill [transition:background-color_200ms,color_200ms] hover:bg-ink hover:text-fill"
          >
            <ArrowLeft aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={t('Next testimonial')}
            className="inline-grid size-13 flex-none place-items-center border border-ink rounded-pill [transition:background-color_200ms,color_200ms] hover:bg-ink hover:text-fill"
          >
            <ArrowRight aria-hidden="true" />
          </button>
        </div>
      </div>
      <div aria-live="polite" className="grid">
        {testimonials.map(({ id, name, title: role, company, quote, rating, image }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of a carousel, not of form fields
          <div
            key={id}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t('{number} of {count}', { number: index + 1, count })}
            data-shown={index === initial || undefined}
            className="[transition:opacity_400ms_var(--ease-swing)] noscript:pb-8 script:col-start-1 script:row-start-1 script:not-data-shown:invisible script:not-data-shown:opacity-0 script:not-data-shown:transition-none"
          >
            <figure
              className={cn(
                '[&_source]:hidden grid items-center gap-x-4 gap-y-5 lg:gap-y-8',
                image
                  ? 'grid-cols-[auto_1fr] lg:grid-cols-[clamp(--spacing(52),19vw,--spacing(80))_1fr] lg:gap-x-[clamp(--spacing(8),4vw,--spacing(18))] lg:items-end'
                  : 'grid-cols-1',
              )}
            >
              {image && (
                <Image
                  {...image}
                  className="row-start-2 col-start-1 w-20 aspect-4/5 rounded-card object-cover lg:row-[1/span_2] lg:w-full"
                />
              )}
              <blockquote
                className={cn(
                  'display col-span-full row-start-1 text-[clamp(1.375rem,2.7vw,3rem)] leading-[1.08] text-pretty lg:self-start',
                  image && 'lg:col-start-2',
                )}
              >
                {quote}
              </blockquote>
              <figcaption className={cn('grid row-start-2 gap-2', image && 'col-start-2')}>
                <Stars rating={rating} />
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="text-small">
                    {role}, {company}
                  </span>
                </span>
              </figcaption>
            </figure>
          </div>
        ))}
      </div>
      <IslandLoading text={t('Loading testimonials...')} />
    </section>
  )
}
