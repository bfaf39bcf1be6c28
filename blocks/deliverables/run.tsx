import type { DeliverablesLayoutProps } from './schema.ts'

/** Names run on as one text in the largest type; each has its sentence below in the smallest. */
export function Run({ id, title, lead, items }: DeliverablesLayoutProps) {
  return (
    <section id={id} className="type-run-band overflow-clip py-section">
      <div className="column grid gap-y-10">
        <h2 className="label">{title}</h2>
        <ul className="type-run">
          {items.map(({ title: name, description }) => (
            <li key={name}>
              <h3 className="display type-run-name">{name}</h3>
              <p className="text-small">{description}</p>
            </li>
          ))}
        </ul>
        {lead && <p className="max-w-[44ch] text-lead lg:justify-self-end">{lead}</p>}
      </div>
    </section>
  )
}
