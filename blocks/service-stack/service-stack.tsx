import { ArrowRight } from 'lucide-react'
import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { island } from '#ui/island.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { Nanometres } from '#ui/spectrum.tsx'
import { WaveArt } from '#ui/wave-art.tsx'

/** Categories of services as sheets that fade in, and stack below the header while the page scrolls. */
export function ServiceStack({ block }: BlockProps<'service-stack'>) {
  return (
    <section
      className="pt-[clamp(--spacing(9),3vw,--spacing(15))]"
      aria-labelledby="service-stack-title"
    >
      <div className="column pb-[clamp(--spacing(5),2.2vw,--spacing(8))]">
        <h2 id="service-stack-title" className="display text-title">
          {block.title}
        </h2>
      </div>
      <div
        {...island({ name: 'service-stack', when: 'visible' })}
        className={cn('stack', block.full && 'stack-full')}
      >
        {block.categories.map((category, index) => (
          <Sheet
            key={category.title}
            category={category}
            index={index}
            count={block.categories.length}
            full={block.full}
          />
        ))}
      </div>
    </section>
  )
}

type Category = BlockOf<'service-stack'>['categories'][number]
type CardProps = Category['cards'][number]

/** So many services fit below each other beside a picture (list.css); more stand in a row to scroll. */
const LISTED_MAX = 4

type SheetProps = {
  category: Category
  index: number
  count: number
  /** As tall as the window. */
  full?: boolean
}

function Sheet({ category, index, count, full }: SheetProps) {
  const { title, description, lambda, cards } = category
  const isListed = cards.length <= LISTED_MAX
  return (
    <>
      {/* Marks the sheet's position in the page; drives the animation of the sheet before it. */}
      <div aria-hidden="true" className="stack-mark -scroll-mt-4" />
      <article
        {...hueOf(lambda)}
        aria-label={title}
        className={cn('stack-sheet relative isolate overflow-clip', isListed && 'stack-listed')}
      >
        <Reveal
          className={cn(
            'column grid h-full grid-rows-[auto_minmax(0,1fr)_auto] max-md:grid-rows-[auto_auto] content-between gap-8 pt-[clamp(1.75rem,4vw,3.5rem)]',
            full ? 'pb-10' : 'pb-[clamp(1.75rem,4vw,2.5rem)]',
          )}
        >
          <div className="stack-head grid items-start gap-x-10 gap-y-4 lg:grid-cols-12">
            <p className="label lg:col-span-2">
              {index + 1} / {count}
              <Nanometres lambda={lambda} className="ms-3 opacity-70" />
            </p>
            <h3 className="display hue-width text-[calc((1.2-0.4*var(--at))*clamp(1.875rem,4vw,3.5rem))] leading-none lg:col-span-6">
              {title}
            </h3>
            <p className="max-w-[44ch] lg:col-span-4">{description}</p>
          </div>
          <WaveArt
            kind="interference"
            seed={title}
            width={1600}
            height={full ? 96 : 44}
            lines={full ? 9 : 5}
            className="stack-wave max-md:hidden w-[max(100%,52rem)] max-w-none self-center justify-self-center overflow-visible text-accent opacity-50"
          />
          <ul className="stack-cards -mx-gutter grid snap-x snap-proximity scroll-px-gutter px-gutter auto-cols-[minmax(min(18.5rem,80vw),1fr)] grid-flow-col gap-5 overflow-x-auto py-2 md:auto-cols-[minmax(12.5rem,1fr)]">
            {cards.map((card) => (
              <Card key={card.name} {...card} isListed={isListed} />
            ))}
          </ul>
        </Reveal>
      </article>
    </>
  )
}

function Card({ name, description, image, href, isListed }: CardProps & { isListed: boolean }) {
  return (
    <li data-grows="picture" className="group relative grid snap-start content-start gap-3">
      <Image
        {...image}
        sizes={`${isListed ? '(min-width: 64rem) and (min-height: 41rem) min(57vw, 1000px), ' : ''}(min-width: 48rem) 22vw, 18.5rem`}
        className="aspect-[3/2] w-full rounded-card bg-paper object-cover"
      />
      <div>
        <h4 className="font-semibold">
          <SiteLink
            href={href}
            className="inline-flex items-center gap-2 after:absolute after:inset-0"
          >
            {name}
            <ArrowRight
              aria-hidden="true"
              className="size-4 transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
            />
          </SiteLink>
        </h4>
        <p className="text-small">{description}</p>
      </div>
    </li>
  )
}
