import { type ReactNode, useContext } from 'react'
import type { BlockOf } from '#blocks/schema.ts'
import { message } from '#model/language/message.ts'
import { CurrencyContext } from '#ui/currency-context.ts'
import { useLanguage } from '#ui/language-context.ts'
import { money } from './money.ts'
import { positionOn } from './scale.ts'
import { Weeks } from './weeks.tsx'

type PriceRangeProps = { range: BlockOf<'price-guide'>['ranges'][number]; ticks: number[] }

/** What a price is for. */
const units = { month: message('a month'), project: message('a project') }

/** Width of the viewBox; the bar is stretched to its column. */
const WIDTH = 1000
const HEIGHT = 12

/** One kind of work: its bar on the scale, price, duration and what is included. */
export function PriceRange({ range, ticks }: PriceRangeProps) {
  const { tag, t } = useLanguage()
  const currency = useContext(CurrencyContext)
  const { name, from, to, per, weeks, includes } = range
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-t border-line pb-3 sm:pb-6 lg:grid-cols-[3fr_5fr_4fr] lg:gap-x-16 lg:pb-8">
      <Bar from={from} to={to} ticks={ticks} />
      <h3 className="text-card font-semibold">{name}</h3>
      {weeks && <Weeks from={weeks.from} to={weeks.to} />}
      <p className="display col-start-1 flex flex-wrap items-baseline gap-x-[0.28em] gap-y-[0.15em] text-[clamp(1.75rem,8vw,3rem)] leading-[0.95] tabular-nums max-lg:col-span-2 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:text-[clamp(2.25rem,3.2vw,3.25rem)]">
        {to === undefined && <Unit>{t('from')} </Unit>}
        <span>{money(from, tag, currency)}</span>
        {to !== undefined && to !== from && (
          <>
            <Unit> {t('to')} </Unit>
            <span>{money(to, tag, currency)}</span>
          </>
        )}
        {per && <Unit> {t(units[per])}</Unit>}
      </p>
      <p className="max-w-[46ch] text-soft max-lg:col-span-2 max-sm:text-small lg:col-start-3 lg:row-span-2 lg:row-start-2">
        {includes}
      </p>
    </li>
  )
}

function Unit({ children }: { children: ReactNode }) {
  return (
    <span className="font-text text-(length:--text-body) font-normal tracking-normal">
      {children}
    </span>
  )
}

/** From the lower to the upper price; without an upper price, it tapers off to the right. */
function Bar({ from, to, ticks }: { from: number; to: number | undefined; ticks: number[] }) {
  const start = positionOn(ticks, from) * WIDTH
  const end = positionOn(ticks, to ?? from * 2) * WIDTH
  const gap = WIDTH / (ticks.length - 1)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="col-span-full mb-0.5 h-3.5 w-full lg:mb-3"
    >
      <path
        d={ticks.map((_, index) => `M${index * gap} 0V${HEIGHT}`).join('')}
        className="fill-none stroke-line [vector-effect:non-scaling-stroke]"
      />
      {to === undefined ? (
        <path d={`M${start} 0L${end} ${HEIGHT / 2}L${start} ${HEIGHT}Z`} className="fill-fill" />
      ) : (
        <rect x={start} width={Math.max(end - start, 6)} height={HEIGHT} className="fill-fill" />
      )}
    </svg>
  )
}
