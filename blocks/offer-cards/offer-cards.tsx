import { classes } from '#ui/classes.ts'
import type { BlockProps } from '../registry.tsx'

/** Cards in columns that hang at different heights, as points on a wave do. */
export default function OfferCards({ block }: BlockProps<'offer-cards'>) {
  const { title, lead, columns, cards } = block
  return (
    <section className="offer-band ground-raised overflow-clip py-section">
      <div className="column">
        <div className="grid items-end gap-x-16 gap-y-5 pb-12 lg:grid-cols-12">
          <h2 className="display text-title lg:col-span-7">{title}</h2>
          {lead && <p className="max-w-[40ch] text-lead lg:col-span-4 lg:col-start-9">{lead}</p>}
        </div>
        <ol className={classes('offers', `offers-${columns}`)}>
          {cards.map(({ title: name, description }, index) => (
            <li key={name} className="offer">
              <span className="label text-soft">{String(index + 1).padStart(2, '0')}</span>
              <h3 className="display offer-name">{name}</h3>
              <p className="text-soft">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
