import type { BlockProps } from '#blocks/block-props.ts'
import { Counted } from '#ui/counted.tsx'
import { FilterButtons } from '#ui/filter-buttons.tsx'
import type { FilterProps } from '#ui/filter-client.ts'
import { Image } from '#ui/image.tsx'
import { IslandLoading, island } from '#ui/island.tsx'
import { useLanguage, usePlural } from '#ui/language-context.ts'
import { SectionHead } from '#ui/section-head.tsx'

/** Size of the pictures, in pixels. */
const SIZE = { width: 640, height: 800 }

/** Email templates with category filters. The filter is kept in the URL. */
export function Templates({ block }: BlockProps<'templates'>) {
  const { t } = useLanguage()
  const count = usePlural('{count, plural, one {# shown here} other {# shown here}}')
  const { id, title, intro, claim, templates } = block
  const [figure, ...counted] = claim.split(' ')
  return (
    <section
      {...island<FilterProps>({
        name: 'filter',
        when: 'visible',
        props: { name: 'templates', count },
      })}
      id={id}
      className="ground-ink overflow-clip py-section"
    >
      <div className="column grid gap-6 sm:gap-10">
        <SectionHead title={title} intro={intro} />
        <div className="relative flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-5">
          <FilterButtons
            legend={t('Kind of template')}
            categories={templates.map(({ category }) => t(category))}
          />
          <IslandLoading text={t('Loading templates...')} />
        </div>
        <div className="grid grid-cols-3 items-start gap-x-[clamp(0.75rem,1.6vw,1.5rem)] gap-y-4 sm:grid-cols-2 sm:gap-y-5 md:grid-cols-4 md:gap-y-8 md:pb-10 lg:grid-cols-6">
          <p className="grid gap-3 self-center pb-2 max-sm:col-span-3 max-sm:flex max-sm:items-baseline sm:col-span-2 md:pb-8 lg:col-span-4">
            <span className="display text-[clamp(4.5rem,22vw,9rem)] leading-[0.8] tracking-[-0.04em] text-accent md:text-[clamp(6rem,13.2vw,10rem)] lg:text-[clamp(10rem,19vw,19rem)]">
              {figure}
            </span>{' '}
            <span className="flex flex-wrap items-baseline gap-x-4 text-intro">
              {counted.join(' ')}
              <span role="status" data-count className="label text-soft">
                <Counted count={templates.length} texts={count} />
              </span>
            </span>
          </p>
          <ul className="contents">
            {templates.map(({ id, title, img, alt, category }) => (
              <li key={id} className="md:nth-[even_of_:not([hidden])]:translate-y-10">
                <figure className="grid gap-1.5 sm:gap-2">
                  <Image
                    {...SIZE}
                    src={img}
                    alt={alt}
                    className="w-full rounded-card sm:max-md:aspect-square sm:max-md:object-cover sm:max-md:object-top"
                  />
                  <figcaption className="text-small">
                    <span className="block leading-tight font-semibold">{title}</span>
                    <span data-category className="label text-soft">
                      {t(category)}
                    </span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
