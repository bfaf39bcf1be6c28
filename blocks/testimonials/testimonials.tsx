import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
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

/** So many quotes fit beside each other in a wide window. */
const SHOWN = 3

/** A carousel of client quotes: three at a time, two below 1024 px, one below 768. Where they all fit, the first is loud. */
export function Testimonials({ block }: BlockProps<'testimonials'>) {
  const { t } = useLanguage()
  const isStill = block.testimonials.length <= SHOWN
  return (
    <section
      {...(block.lambda && hueOf(block.lambda))}
      className={cn('pt-section', block.lambda ? tide : 'ground-raised')}
    >
      {block.lambda && <Tide seed={block.title} />}
      <div className="grid gap-8">
        <h2 className="column display text-title">{block.title}</h2>
        <div
          className={cn(
            isStill ? 'lg:pe-(--to-edge)' : 'lg:px-[calc(var(--to-edge)-var(--spacing-gutter))]',
          )}
        >
          <Carousel
            flush
            label={t('Testimonials')}
            delay={DELAY}
            loading={t('Loading testimonials...')}
            slideClassName={cn(
              'basis-full md:basis-1/2',
              isStill ? 'lg:basis-[21%] lg:first:basis-0 lg:first:grow' : 'lg:basis-1/3',
            )}
            controlsClassName={cn('px-gutter pb-6', isStill && 'lg:hidden')}
            slides={block.testimonials.map((one, index) => ({
              key: one.id,
              name: t('what {name} says', { name: one.name }),
              content: (
                <Quote {...one} voice={isStill ? (index === 0 ? 'loud' : 'quiet') : undefined} />
              ),
            }))}
          />
        </div>
      </div>
    </section>
  )
}

type QuoteProps = BlockOf<'testimonials'>['testimonials'][number] & {
  /** Where all fit: the first is loud. */
  voice: 'loud' | 'quiet' | undefined
}

/** A loud one has its picture as high as itself, at the edge of the window. */
function Quote({ name, title, company, quote, rating, image, voice }: QuoteProps) {
  const isLoud = voice === 'loud'
  const isQuiet = voice === 'quiet'
  return (
    <figure
      className={cn(
        'relative flex h-full flex-col gap-5 px-gutter pb-4 lg:pb-10',
        isLoud && 'lg:pe-8',
        isLoud && (image ? 'lg:ps-[calc(35%+--spacing(12))]' : 'lg:ps-(--to-edge)'),
        isQuiet && 'lg:pe-0 lg:ps-8',
      )}
    >
      <Stars rating={rating} />
      <blockquote
        className={cn(
          'grow text-card leading-snug',
          isLoud && 'lg:text-[clamp(1.625rem,2.15vw,2.3rem)] lg:leading-tight',
          isQuiet && 'lg:grow-0 lg:text-body',
        )}
      >
        {quote}
      </blockquote>
      <figcaption
        className={cn(
          'flex items-center gap-4',
          isQuiet && 'lg:max-xl:flex-col lg:max-xl:items-start',
        )}
      >
        {image && (
          <Image
            {...image}
            sizes={isLoud ? '(min-width: 1024px) 24vw, 64px' : '64px'}
            className={cn(
              'aspect-square w-16 flex-none rounded-pill object-cover object-top',
              isLoud &&
                'lg:absolute lg:inset-y-0 lg:inset-s-0 lg:h-full lg:w-[35%] lg:rounded-none lg:aspect-auto',
            )}
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
  )
}
