import { useContext } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { CurrencyContext } from '#ui/currency-context.ts'
import { useLanguage } from '#ui/language-context.ts'
import { shortMoney } from './money.ts'
import { PriceRange } from './price-range.tsx'
import { doublingScale } from './scale.ts'

/** From this many ticks on, narrow screens show every second label. */
const CROWDED = 6

/** Prices as bars on one logarithmic scale, with durations. */
export function PriceGuide({ block }: BlockProps<'price-guide'>) {
  const { tag } = useLanguage()
  const currency = useContext(CurrencyContext)
  const { title, intro, ranges } = block
  const ticks = doublingScale(ranges)
  return (
    <section className="column py-section">
      <div className="grid items-end gap-x-16 gap-y-5 pb-8 lg:grid-cols-12 lg:pb-12">
        <h2 className="display text-title lg:col-span-8">{title}</h2>
        {intro && <p className="max-w-[40ch] text-intro text-soft lg:col-span-4">{intro}</p>}
      </div>
      <p
        aria-hidden="true"
        className="price-scale label flex justify-between max-sm:text-[0.75rem] pb-2.5 text-soft *:w-0 *:whitespace-nowrap"
        data-crowded={ticks.length >= CROWDED || undefined}
      >
        {ticks.map((tick) => (
          <span key={tick}>{shortMoney(tick, tag, currency)}</span>
        ))}
      </p>
      <ul className="border-b border-line">
        {ranges.map((range) => (
          <PriceRange key={range.name} range={range} ticks={ticks} />
        ))}
      </ul>
    </section>
  )
}
