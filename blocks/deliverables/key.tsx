import { cn } from '#ui/cn.ts'
import { Spread } from '#ui/spread.tsx'
import type { KeyProps } from './schema.ts'

/** The items explain what is numbered in a large picture. */
export function Key(props: KeyProps) {
  const { id, title, intro, items, picture, portrait, caption, place } = props
  return (
    <section id={id} className={place === 'across' ? 'pb-section' : 'py-section'}>
      <Spread {...{ picture, portrait, caption, place }}>
        <div>
          <h2 className="display text-title">{title}</h2>
          {intro && <p className="pt-4 text-intro text-soft">{intro}</p>}
          <ol
            className={cn(
              'grid gap-x-10 gap-y-5 pt-8 lg:gap-y-[clamp(--spacing(3),1.6vw,--spacing(7))]',
              place === 'across' && 'sm:grid-cols-2 lg:grid-cols-3',
            )}
          >
            {items.map(({ title: name, description }, index) => (
              <li key={name} className="grid grid-cols-[--spacing(12)_1fr] content-start gap-y-1">
                <span
                  aria-hidden="true"
                  className="display row-span-2 grid size-9 place-items-center rounded-full bg-ink text-card text-paper"
                >
                  {index + 1}
                </span>
                <h3 className="pt-1 text-card font-semibold">{name}</h3>
                <p className="text-soft max-sm:text-small">{description}</p>
              </li>
            ))}
          </ol>
        </div>
      </Spread>
    </section>
  )
}
