import type { ProcessLayoutProps } from './schema.ts'

/** Eight steps on one line that turns back at the edge. */
export function Circuit({ title, lead, steps }: ProcessLayoutProps) {
  return (
    <section className="ground-ink overflow-clip py-section">
      <div className="column">
        <div className="grid items-end gap-x-16 gap-y-5 pb-14 lg:grid-cols-12 lg:pb-20">
          <h2 className="display text-title lg:col-span-8">{title}</h2>
          {lead && <p className="max-w-[36ch] text-lead text-soft lg:col-span-4">{lead}</p>}
        </div>
        <ol className="module-map">
          {steps.map(({ title: name, description }, index) => (
            <li key={name} className="module">
              <span className="label text-soft">{String(index + 1).padStart(2, '0')}</span>
              <h3 className="display module-name">{name}</h3>
              <p className="max-w-[32ch] text-soft">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
