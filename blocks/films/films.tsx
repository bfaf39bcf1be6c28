import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { FilterButtons } from '#ui/filter-buttons.tsx'
import { useUrlState } from '#ui/use-url-state.ts'
import { FilmPlayer } from './film-player.tsx'

/** The default: no filter (specification 4). */
const ALL = 'All'

/** Videos with category filter buttons and a count (specification 2.10). The filter is kept in the URL. */
export default function Films({ block }: BlockProps<'films'>) {
  const categories = new Set(block.films.map(({ category }) => category))
  const filters: [string, ...string[]] = [ALL, ...categories]
  const [chosen, choose] = useUrlState('films', filters)
  const films = block.films.filter(({ category }) => chosen === ALL || category === chosen)
  // If the rows come out even, the first video spans two columns and two rows.
  const hasLead = films.length % 3 === 0
  const isPairs = !hasLead && films.length % 2 === 0
  return (
    <section className="column grid gap-10 py-section">
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1fr_auto]">
        <h2 className="display text-title">{block.title}</h2>
        <p role="status" className="label text-soft">
          {films.length === 1 ? '1 film' : `${films.length} films`}
        </p>
      </div>
      <FilterButtons legend="Show" options={filters} chosen={chosen} onChoose={choose} />
      <ul
        className={cn(
          'grid grid-cols-2 gap-x-5 gap-y-8 max-sm:gap-x-3.5',
          !isPairs && 'lg:grid-cols-3',
        )}
      >
        {films.map(({ id, title, alt, category, link }, index) => (
          <li
            key={id}
            className={cn(
              'group grid content-start gap-3 max-sm:nth-[5n+1]:col-span-2 max-sm:nth-[5n+2]:last:col-span-2 max-sm:nth-[5n+4]:last:col-span-2',
              hasLead && index === 0 && 'lg:col-span-2 lg:row-span-2 lg:grid-rows-[1fr_auto]',
            )}
          >
            <div
              className={cn(
                'relative aspect-video overflow-hidden rounded-card bg-raised',
                hasLead && 'lg:group-first:aspect-auto',
              )}
            >
              <FilmPlayer title={title} alt={alt} link={link} />
            </div>
            <p>
              <span className="block font-semibold">{title}</span>
              <span className="label text-soft">{category}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
