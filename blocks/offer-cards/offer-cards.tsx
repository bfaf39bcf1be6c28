import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { SectionHead } from '#ui/section-head.tsx'

/** Cards in columns that hang at different heights, as points on a wave do. */
export default function OfferCards({ block }: BlockProps<'offer-cards'>) {
  const { title, lead, columns, cards } = block
  return (
    <section className="offer-band ground-raised overflow-clip py-section">
      <div className="column">
        <SectionHead title={title} lead={lead} className="pb-12" />
        <ol className={cn('offers', `offers-${columns}`)}>
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
