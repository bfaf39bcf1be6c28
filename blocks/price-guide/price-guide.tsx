import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { shortMoney } from './money.ts'
import { octavesAround } from './octaves.ts'
import { PriceRange } from './price-range.tsx'

/** From this many marks on, every second one is left out on a narrow screen. */
const CROWDED = 6

/** What it costs and how long it takes, as bars on one scale whose marks double: octaves of money. */
export default function PriceGuide({ block }: BlockProps<'price-guide'>) {
  const { title, lead, ranges } = block
  const marks = octavesAround(ranges)
  return (
    <section className="column py-section">
      <div className="grid items-end gap-x-16 gap-y-5 pb-12 lg:grid-cols-12 lg:pb-16">
        <h2 className="display text-title lg:col-span-8">{title}</h2>
        {lead && <p className="max-w-[40ch] text-lead text-soft lg:col-span-4">{lead}</p>}
      </div>
      <p
        aria-hidden="true"
        className={cn(
          'price-scale label text-soft',
          marks.length >= CROWDED && 'price-scale-crowded',
        )}
      >
        {marks.map((mark) => (
          <span key={mark}>{shortMoney(mark)}</span>
        ))}
      </p>
      <ul className="price-ranges">
        {ranges.map((range) => (
          <PriceRange key={range.name} range={range} marks={marks} />
        ))}
      </ul>
    </section>
  )
}
