import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { ringGrid } from './ring-grid.ts'

const WIDTH = 400
const HEIGHT = 220

/** Cards side by side, each with a drawing of `count` rings. */
export function SolutionCards({ block }: BlockProps<'solution-cards'>) {
  return (
    <section className="ground-ink overflow-clip py-section">
      <div className="column">
        <SectionHead title={block.title} intro={block.intro} className="pb-6 lg:pb-12" />
        <ul className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
          {block.cards.map((card) => (
            <Card key={card.title} card={card} />
          ))}
        </ul>
      </div>
    </section>
  )
}

type CardProps = { card: BlockOf<'solution-cards'>['cards'][number] }

function Card({ card }: CardProps) {
  const { title, description, count, caption } = card
  return (
    <li className="grid content-start gap-2.5 border-t border-strong-line pt-5 max-sm:grid-cols-[--spacing(28)_1fr] max-sm:gap-x-5">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        preserveAspectRatio="xMinYMax"
        className="mb-3 h-auto w-full overflow-visible lg:h-[clamp(--spacing(32),12vw,--spacing(56))] fill-none stroke-fill stroke-2 max-sm:row-span-2 max-sm:mb-0 max-sm:self-center"
      >
        {ringGrid(count, WIDTH, HEIGHT).map(({ x, y, radius }) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={radius} />
            <circle cx={x} cy={y} r={radius * 0.66} />
            <circle cx={x} cy={y} r={radius * 0.3} className="fill-fill stroke-none" />
          </g>
        ))}
      </svg>
      <p className="label text-soft">{caption}</p>
      <h3 className="display text-[clamp(1.5rem,2.2vw,2rem)] leading-[0.98]">{title}</h3>
      <p className="max-w-[44ch] max-sm:col-span-2">{description}</p>
    </li>
  )
}
