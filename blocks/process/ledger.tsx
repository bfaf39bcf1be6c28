import type { ProcessLayoutProps } from './schema.ts'

/** The number of steps set large, and beside it every step on a line. */
export function Ledger({ title, lead, steps }: ProcessLayoutProps) {
  return (
    <section className="ground-ink py-section">
      <div className="column stage-ledger">
        <div className="stage-ledger-head">
          <h2 className="display text-title">{title}</h2>
          {lead && <p className="max-w-[34ch] text-lead text-soft">{lead}</p>}
          <p aria-hidden="true" className="display stage-ledger-count">
            {steps.length}
          </p>
        </div>
        <ol>
          {steps.map(({ title: name, description }, index) => (
            <li key={name}>
              <span aria-hidden="true" className="label stage-ledger-number">
                {String(index + 1).padStart(2, '0')}
              </span>
              <h3 className="text-card font-semibold">{name}</h3>
              <p className="text-soft">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
