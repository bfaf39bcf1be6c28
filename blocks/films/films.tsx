import type { BlockProps } from '#blocks/block-props.ts'
import { Counted } from '#ui/counted.tsx'
import { FilterButtons } from '#ui/filter-buttons.tsx'
import type { FilterProps } from '#ui/filter-client.ts'
import { IslandLoading, island } from '#ui/island.tsx'
import { useLanguage, usePlural } from '#ui/language-context.ts'
import { FilmPlayer } from './film-player.tsx'

/** Videos with category filter buttons and a count. The filter is kept in the URL. */
export function Films({ block: { title, films } }: BlockProps<'films'>) {
  const { t } = useLanguage()
  const count = usePlural('{count, plural, one {# film} other {# films}}')
  return (
    <section
      {...island<FilterProps>({ name: 'filter', when: 'visible', props: { name: 'films', count } })}
      className="column grid gap-8 py-section"
    >
      <div className="relative grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1fr_auto]">
        <h2 className="display text-title">{title}</h2>
        <p role="status" data-count className="label text-soft">
          <Counted count={films.length} texts={count} />
        </p>
        <IslandLoading text={t('Loading projects...')} />
      </div>
      <FilterButtons legend={t('Show')} categories={films.map(({ category }) => category)} />
      <ul className="films grid gap-x-5 gap-y-6 max-sm:gap-x-3.5 max-sm:gap-y-4">
        {films.map(({ id, title, alt, category, link }) => (
          <li key={id} className="grid content-start gap-2">
            <div className="relative aspect-video rounded-card bg-raised after:pointer-events-none after:absolute after:inset-0 after:rounded-card after:border after:border-line">
              <FilmPlayer title={title} alt={alt} link={link} />
            </div>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 max-sm:text-small">
              <span className="font-semibold">{title}</span>
              <span data-category className="text-label text-soft">
                {category}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
