import type { BlockProps } from '#blocks/block-props.ts'
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
        className="price-scale label flex justify-between pb-2.5 text-soft *:w-0 *:whitespace-nowrap"
        data-crowded={marks.length >= CROWDED || undefined}
      >
        {marks.map((mark) => (
          <span key={mark}>{shortMoney(mark)}</span>
        ))}
      </p>
      <ul className="border-b border-line">
        {ranges.map((range) => (
          <PriceRange key={range.name} range={range} marks={marks} />
        ))}
      </ul>
    </section>
  )
}
