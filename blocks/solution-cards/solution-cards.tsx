import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { cn } from '#ui/cn.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { ringGrid } from './ring-grid.ts'

const WIDTH = 400
const HEIGHT = 220

/** Cards of different widths, each with a drawing of `count` rings. */
export function SolutionCards({ block }: BlockProps<'solution-cards'>) {
  return (
    <section className="ground-ink overflow-clip py-section">
      <div className="column">
        <SectionHead title={block.title} lead={block.lead} className="pb-12 lg:pb-16" />
        <ul className="grid gap-x-10 gap-y-12 md:grid-cols-12 md:gap-y-18">
          {block.cards.map((card, index) => (
            <Card key={card.title} card={card} index={index} />
          ))}
        </ul>
      </div>
    </section>
  )
}

type CardProps = { card: BlockOf<'solution-cards'>['cards'][number]; index: number }

function Card({ card, index }: CardProps) {
  const { title, description, count, caption } = card
  // Wide, narrow, narrow, wide.
  const wide = index % 4 === 0 || index % 4 === 3
  return (
    <li
      className={cn(
        'grid content-start gap-3 border-t border-strong-line pt-5 md:even:mt-[clamp(3rem,7vw,7rem)]',
        wide ? 'md:col-span-7' : 'md:col-span-5',
      )}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className={cn(
          'mb-3 h-auto w-full max-w-100 overflow-visible fill-none stroke-fill stroke-2',
          wide && 'md:max-w-136',
        )}
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
      <h3 className="display text-[clamp(1.75rem,3.2vw,3rem)] leading-[0.98]">{title}</h3>
      <p className="max-w-[44ch]">{description}</p>
    </li>
  )
}
