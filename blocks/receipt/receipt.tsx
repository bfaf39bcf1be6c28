import type { BlockProps } from '#blocks/block-props.ts'

/** A till receipt as long as it needs to be; its lines are what a client gets. */
export default function Receipt({ block }: BlockProps<'receipt'>) {
  const { title, lead, head, lines, total } = block
  return (
    <section className="ground-ink overflow-clip pt-section">
      <div className="column grid gap-x-10 gap-y-14 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:sticky lg:top-28 lg:col-span-5 lg:self-start lg:pb-section">
          <h2 className="display text-title">{title}</h2>
          <p className="max-w-[38ch] text-lead text-soft">{lead}</p>
        </div>
        <div className="receipt lg:col-span-7">
          <div className="label receipt-head">
            {head.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <ol>
            {lines.map(({ title: name, description, amount }, index) => (
              <li key={name} className="receipt-line">
                <span aria-hidden="true" className="label">
                  {String(index + 1).padStart(2, '0')}
                </span>
                <h3 className="display receipt-name">{name}</h3>
                <p className="receipt-amount">{amount}</p>
                <p className="receipt-words">{description}</p>
              </li>
            ))}
          </ol>
          <p className="display receipt-total">
            <span>{total.label}</span> <span>{total.amount}</span>
          </p>
        </div>
      </div>
    </section>
  )
}
