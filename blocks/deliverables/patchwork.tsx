import type { DeliverablesLayoutProps } from './schema.ts'

/** Cards of uneven widths, sewn together; wide and narrow change sides from row to row. */
export function Patchwork({ id, title, lead, items }: DeliverablesLayoutProps) {
  return (
    <section id={id} className="column py-section">
      <div className="grid max-w-[46rem] gap-5 pb-12 lg:ml-[33.3%] lg:pb-16">
        <h2 className="display text-title">{title}</h2>
        {lead && <p className="text-lead text-soft">{lead}</p>}
      </div>
      <ul className="patches">
        {items.map(({ title: name, description }) => (
          <li key={name} className="patch">
            <h3 className="display patch-name">{name}</h3>
            <p className="max-w-[38ch]">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
