import type { DeliverablesLayoutProps } from './schema.ts'

/** Titles as one continuous text in very large type, each with a small description below. */
export function Run({ id, title, intro, items }: DeliverablesLayoutProps) {
  return (
    <section id={id} className="bg-tint overflow-clip py-section">
      <div className="column grid gap-y-8">
        <h2 className="label">{title}</h2>
        <ul className="@container flex flex-wrap justify-between gap-x-[clamp(--spacing(6),4vw,--spacing(16))] gap-y-[clamp(--spacing(5),2.4vw,--spacing(9))]">
          {items.map(({ title: name, description }) => (
            <li className="group grid grid-cols-[minmax(0,max-content)] gap-1.5" key={name}>
              <h3 className="display text-[clamp(2.125rem,7.8cqi,8.5rem)] leading-[0.95] tracking-[-0.03em] group-last:text-accent group-even:font-stretch-70%">
                {name}
              </h3>
              <p className="max-w-[34ch] text-small">{description}</p>
            </li>
          ))}
        </ul>
        {intro && <p className="max-w-[44ch] text-intro lg:justify-self-end">{intro}</p>}
      </div>
    </section>
  )
}
