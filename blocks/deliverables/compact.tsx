import type { DeliverablesLayoutProps } from './schema.ts'

/** The title beside two columns of short entries. */
export function Compact({ id, title, intro, items }: DeliverablesLayoutProps) {
  return (
    <section id={id} className="column grid gap-x-16 gap-y-6 py-section lg:grid-cols-[4fr_8fr]">
      <div className="grid content-start gap-4 lg:sticky lg:top-28 lg:self-start">
        <h2 className="display sm:max-w-[12ch] text-title">{title}</h2>
        {intro && <p className="max-w-[36ch] text-soft">{intro}</p>}
      </div>
      <ul className="grid grid-cols-2 gap-x-4 sm:gap-x-10">
        {items.map(({ title: name, description }) => (
          <li
            key={name}
            className="grid content-start gap-1 border-t-2 border-fill pt-2.5 pb-4 last:odd:col-span-2 lg:gap-1.5 lg:pt-4 lg:pb-9"
          >
            <h3 className="leading-tight font-semibold sm:text-card">{name}</h3>
            <p className="text-soft max-sm:text-small">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
