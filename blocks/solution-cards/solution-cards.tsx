import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { crowd } from './crowd.ts'

const WIDTH = 400
const HEIGHT = 220

/** Cards on a falling line; on each, as many sources of rings as take part. */
export default function SolutionCards({ block }: BlockProps<'solution-cards'>) {
  return (
    <section className="ground-ink overflow-clip py-section">
      <div className="column">
        <SectionHead title={block.title} lead={block.lead} className="pb-12 lg:pb-16" />
        <ul className="solution-cards">
          {block.cards.map((card) => (
            <Card key={card.title} card={card} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Card({ card }: { card: BlockOf<'solution-cards'>['cards'][number] }) {
  const { title, description, count, caption } = card
  return (
    <li className="solution-card">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="solution-crowd">
        {crowd(count, WIDTH, HEIGHT).map(({ x, y, radius }) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={radius} />
            <circle cx={x} cy={y} r={radius * 0.66} />
            <circle cx={x} cy={y} r={radius * 0.3} className="solution-source" />
          </g>
        ))}
      </svg>
      <p className="label text-soft">{caption}</p>
      <h3 className="display solution-name">{title}</h3>
      <p className="max-w-[44ch]">{description}</p>
    </li>
  )
}
