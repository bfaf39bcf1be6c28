import type { DeliverablesLayoutProps } from './schema.ts'

/** The first half of the items large on a panel in the hue, from the edge of the window; the rest smaller beside it. */
export function Columns({ id, title, intro, items }: DeliverablesLayoutProps) {
  const half = Math.ceil(items.length / 2)
  return (
    <section
      id={id}
      className="ground-alternate ground-raised grid overflow-clip lg:grid-cols-[8fr_5fr]"
    >
      <div className="grid content-start gap-y-6 bg-fill px-gutter py-section text-on-fill lg:gap-y-14 lg:pe-20 lg:ps-(--to-edge)">
        <h2 className="display text-title">{title}</h2>
        {intro && <p className="max-w-[44ch] text-intro">{intro}</p>}
        <dl>
          {items.slice(0, half).map(({ title: name, description }) => (
            <div
              className="grid gap-1.5 border-t-2 border-current py-[clamp(--spacing(3),1.8vw,--spacing(6.5))] sm:gap-2.5"
              key={name}
            >
              <dt className="display text-[clamp(1.75rem,3.6vw,3.5rem)] leading-none">{name}</dt>
              <dd className="max-w-[48ch] max-sm:text-small lg:text-(length:--text-intro) lg:leading-snug">
                {description}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className="grid content-end px-gutter max-lg:py-6 lg:py-section lg:pe-(--to-edge) lg:ps-16">
        {items.slice(half).map(({ title: name, description }) => (
          <div
            className="grid gap-1 border-t border-strong-line py-3 first:border-0 sm:gap-1.5 sm:py-6"
            key={name}
          >
            <dt className="text-card font-semibold">{name}</dt>
            <dd className="max-w-[40ch] text-soft max-sm:text-small">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
