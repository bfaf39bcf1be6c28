import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId, useState } from 'react'
import type { BlockOf } from '#blocks/schema.ts'
import { classes } from '#ui/classes.ts'
import { Image } from '#ui/image.tsx'
import { Stars } from '#ui/stars.tsx'

/** Place of the one that is shown first (specification 2.10). */
const STARTS_ON = 1

type VoicesProps = {
  title: string
  testimonials: BlockOf<'landing-hero'>['testimonials']
}

/** One testimonial at a time; previous and next go round, nothing moves by itself. */
export function Voices({ title, testimonials }: VoicesProps) {
  const titleId = useId()
  const count = testimonials.length
  const [shown, setShown] = useState(STARTS_ON)
  return (
    <section aria-roledescription="carousel" aria-labelledby={titleId} className="voices">
      <div className="voices-head">
        <h2 id={titleId} className="label">
          {title}
        </h2>
        <div className="needs-script flex shrink-0 items-center gap-2">
          <p className="label mr-3 whitespace-nowrap tabular-nums">
            {shown + 1} / {count}
          </p>
          <button
            type="button"
            aria-label="Previous testimonial"
            onClick={() => setShown((shown + count - 1) % count)}
            className="voices-button"
          >
            <ArrowLeft aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label="Next testimonial"
            onClick={() => setShown((shown + 1) % count)}
            className="voices-button"
          >
            <ArrowRight aria-hidden="true" />
          </button>
        </div>
      </div>
      <div aria-live="polite" className="voices-slides">
        {testimonials.map(({ id, name, title: role, company, quote, rating, image }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of a carousel, not of form fields
          <div
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
            className={classes('voices-slide', index !== shown && 'voices-waiting')}
          >
            <figure className="voices-figure">
              <Image {...image} className="voices-portrait" />
              <blockquote className="display voices-quote">{quote}</blockquote>
              <figcaption className="voices-name">
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
    </section>
  )
}
