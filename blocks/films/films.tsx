import type { BlockProps } from '#blocks/block-props.ts'
import { classes } from '#ui/classes.ts'
import { FilterButtons } from '#ui/filter-buttons.tsx'
import { useAddressState } from '#ui/use-address-state.ts'
import { FilmPlayer } from './film-player.tsx'

/** Shown first; means no filter (specification 4). */
const ALL = 'All'

/** Films with filter buttons that say how many they leave (specification 2.10); the choice is in the address. */
export default function Films({ block }: BlockProps<'films'>) {
  const categories = new Set(block.films.map(({ category }) => category))
  const filters: [string, ...string[]] = [ALL, ...categories]
  const [chosen, choose] = useAddressState('films', filters)
  const films = block.films.filter(({ category }) => chosen === ALL || category === chosen)
  return (
    <section className="column grid gap-10 py-section">
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1fr_auto]">
        <h2 className="display text-title">{block.title}</h2>
        <p role="status" className="label text-soft">
          {films.length === 1 ? '1 film' : `${films.length} films`}
        </p>
      </div>
      <FilterButtons legend="Show" options={filters} chosen={chosen} onChoose={choose} />
      <ul className={classes('films', shapeOf(films.length))}>
        {films.map(({ id, title, alt, category, link }) => (
          <li key={id} className="grid content-start gap-3">
            <div className="relative aspect-video overflow-hidden rounded-card bg-raised">
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

/** The first film is four times as large where the rows come out even with it. */
function shapeOf(count: number) {
  if (count % 3 === 0) return 'films-lead'
  return count % 2 === 0 && 'films-pairs'
}
