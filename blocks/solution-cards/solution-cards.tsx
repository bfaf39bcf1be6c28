import type { BlockOf } from '../contracts.ts'
import type { BlockProps } from '../registry.tsx'
import { crowd } from './crowd.ts'

const WIDTH = 400
const HEIGHT = 220

/** Cards on a falling line; on each, as many sources of rings as take part. */
export default function SolutionCards({ block }: BlockProps<'solution-cards'>) {
  return (
    <section className="ground-ink overflow-clip py-section">
      <div className="column">
        <div className="grid items-end gap-x-16 gap-y-5 pb-12 lg:grid-cols-12 lg:pb-16">
          <h2 className="display text-title lg:col-span-7">{block.title}</h2>
          {block.lead && (
            <p className="max-w-[40ch] text-lead text-soft lg:col-span-4 lg:col-start-9">
              {block.lead}
            </p>
          )}
        </div>
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
