import { classes } from '#ui/classes.ts'
import type { DeliverablesLayoutProps } from './contract.ts'

/** From this many rows on they are set small. */
const DENSE = 13

/** Numbered rows on hairlines: title left, description right. */
export function Ledger({ id, title, lead, items }: DeliverablesLayoutProps) {
  const dense = items.length >= DENSE
  return (
    <section id={id} className="column py-section">
      <div className="grid items-end gap-x-16 gap-y-5 pb-12 lg:grid-cols-12 lg:pb-16">
        <h2 className="display text-title lg:col-span-7">{title}</h2>
        {lead && (
          <p className="max-w-[42ch] text-lead text-soft lg:col-span-4 lg:col-start-9">{lead}</p>
        )}
      </div>
      <ol className={classes('ledger', dense && 'ledger-dense')}>
        {items.map(({ title: name, description }, index) => (
          <li key={name} className="ledger-row">
            <span className="label pt-1.5 text-soft">{String(index + 1).padStart(2, '0')}</span>
            <h3 className={dense ? 'text-card font-semibold' : 'display ledger-name'}>{name}</h3>
            <p className="max-w-[58ch]">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
