import { useState } from 'react'
import { classes } from '#ui/classes.ts'
import type { BlockProps } from '../registry.tsx'
import { FilmPlayer } from './film-player.tsx'

/** Shown first; means no filter (specification 4). */
const ALL = 'All'

/** Films with filter buttons that say how many they leave (specification 2.10). */
export default function Films({ block }: BlockProps<'films'>) {
  const [chosen, setChosen] = useState<string>(ALL)
  const categories = [ALL, ...new Set(block.films.map(({ category }) => category))]
  const films = block.films.filter(({ category }) => chosen === ALL || category === chosen)
  return (
    <section className="column grid gap-10 py-section">
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1fr_auto]">
        <h2 className="display text-title">{block.title}</h2>
        <p role="status" className="label text-soft">
          {films.length === 1 ? '1 film' : `${films.length} films`}
        </p>
      </div>
      <fieldset className="needs-script flex flex-wrap gap-2">
        <legend className="sr-only">Show</legend>
        {categories.map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={category === chosen}
            onClick={() => setChosen(category)}
            className={classes(
              'min-h-11 rounded-pill border px-5 text-small font-medium transition-colors',
              category === chosen
                ? 'border-ink bg-ink text-paper'
                : 'border-strong-line hover:border-ink',
            )}
          >
            {category}
          </button>
        ))}
      </fieldset>
      <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
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
