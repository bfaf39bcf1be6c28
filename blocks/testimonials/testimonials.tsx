import type { BlockProps } from '#blocks/block-props.ts'
import { Carousel } from '#ui/carousel.tsx'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { hueOf } from '#ui/spectrum.ts'
import { Stars } from '#ui/stars.tsx'
import { Tide } from '#ui/tide.tsx'

/** Milliseconds between moves. */
const DELAY = 4000

const tide = 'tide-ground relative isolate overflow-clip'

/** A carousel of client quotes: three at a time, two below 1024 px, one below 768. */
export function Testimonials({ block }: BlockProps<'testimonials'>) {
  const { t } = useLanguage()
  return (
    <section
      {...(block.lambda && hueOf(block.lambda))}
      className={cn('py-section', block.lambda ? tide : 'ground-raised')}
    >
      {block.lambda && <Tide seed={block.title} />}
      <div className="column grid gap-[clamp(--spacing(6),2.6vw,--spacing(12))]">
        <h2 className="display text-title">{block.title}</h2>
        <Carousel
          label={t('Testimonials')}
          delay={DELAY}
          loading={t('Loading testimonials...')}
          slideClassName="basis-full md:basis-1/2 lg:basis-1/3"
          controlsClassName={block.testimonials.length <= 3 && 'lg:hidden'}
          slides={block.testimonials.map(({ id, name, title, company, quote, rating, image }) => ({
            key: id,
            name: t('what {name} says', { name }),
            content: (
              <figure className="flex h-full flex-col gap-5 border-t-2 border-ink pt-5">
                <Stars rating={rating} />
                <blockquote className="grow text-[clamp(1.1875rem,0.7vw+0.8rem,1.75rem)] leading-snug">
                  {quote}
                </blockquote>
                <figcaption className="flex items-center gap-4">
                  {image && (
                    <Image
                      {...image}
                      sizes="64px"
                      className="aspect-square w-16 flex-none rounded-pill object-cover object-top"
                    />
                  )}
                  <span>
                    <span className="block font-semibold">{name}</span>
                    <span className="text-small text-soft">
                      {title}, {company}
                    </span>
                  </span>
                </figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </section>
  )
}
