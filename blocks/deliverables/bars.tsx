import type { DeliverablesLayoutProps } from './schema.ts'

/** Columns of one height on a common base; the last is filled. */
export function Bars({ id, title, intro, items }: DeliverablesLayoutProps) {
  return (
    <section id={id} className="column py-section">
      <div className="grid items-end gap-x-16 gap-y-5 pb-8 lg:grid-cols-12 lg:pb-12">
        <h2 className="display text-title lg:col-span-8">{title}</h2>
        {intro && <p className="max-w-[44ch] text-intro text-soft lg:col-span-4">{intro}</p>}
      </div>
      <ul className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4 lg:grid-rows-[1fr_auto_auto] lg:border-b-2 lg:border-ink">
        {items.map(({ title: name, description }, index) => (
          <li
            key={name}
            className="grid content-start gap-2 bg-tint p-3 last:bg-fill last:text-on-fill sm:gap-3 sm:p-5 lg:row-span-3 lg:min-h-72 lg:grid-rows-subgrid lg:p-6"
          >
            <span aria-hidden="true" className="label">
              {index + 1}
            </span>
            <h3 className="display text-[clamp(1.25rem,2.3vw,2.25rem)] leading-none">{name}</h3>
            <p className="max-sm:text-small">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
