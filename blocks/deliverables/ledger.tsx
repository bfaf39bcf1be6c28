import { classes } from '#ui/classes.ts'
import { SectionHead } from '#ui/section-head.tsx'
import type { DeliverablesLayoutProps } from './schema.ts'

/** From this many rows on they are set small. */
const DENSE = 13

/** Numbered rows on hairlines: title left, description right. */
export function Ledger({ id, title, lead, items }: DeliverablesLayoutProps) {
  const dense = items.length >= DENSE
  return (
    <section id={id} className="column py-section">
      <SectionHead title={title} lead={lead} className="pb-12 lg:pb-16" />
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
