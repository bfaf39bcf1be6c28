import type { BlockProps } from '#blocks/block-props.ts'
import { Carousel } from '#ui/carousel.tsx'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { Reveal } from '#ui/reveal.tsx'

/** Milliseconds between moves. */
const DELAY = 3000

/** A carousel of people from the column to the edge of the window: four at a time, three below 1024 px, two below 768, one below 640. */
export function Team({ block }: BlockProps<'team'>) {
  const { t } = useLanguage()
  return (
    <section className="ground-raised pt-[clamp(--spacing(12),5vw,--spacing(24))] pb-6">
      <Reveal className="grid gap-y-8">
        <div className="column grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1fr_auto]">
          <h2 className="display text-title">{block.title}</h2>
          <p className="max-w-[36ch] text-intro text-soft">{block.intro}</p>
        </div>
        <div className="ms-(--to-edge)">
          <Carousel
            flush
            label={block.title}
            delay={DELAY}
            loading={t('Loading team...')}
            controlsClassName="pe-(--to-edge)"
            slideClassName="basis-full sm:basis-1/2 md:basis-1/3 lg:basis-1/4"
            slides={block.members.map(({ name, role, image }) => ({
              key: name,
              name,
              content: (
                <figure className="grid gap-3">
                  <Image
                    {...image}
                    sizes="(min-width: 1024px) 25vw, (min-width: 768px) 33vw, (min-width: 640px) 50vw, 100vw"
                    className="aspect-square w-full lg:aspect-auto lg:h-[clamp(--spacing(75),25.4vw,--spacing(98))] bg-paper object-cover object-[50%_30%]"
                  />
                  <figcaption className="pe-5">
                    <span className="block text-intro font-semibold">{name}</span>
                    <span className="text-soft">{role}</span>
                  </figcaption>
                </figure>
              ),
            }))}
          />
        </div>
      </Reveal>
    </section>
  )
}
