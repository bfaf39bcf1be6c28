import { columnScaleOf, InlineScale } from './figure-scale.tsx'
import type { Figure, FiguresWithLeadProps } from './schema.ts'

/** The title beside lines of one figure and its label each. */
export function Ledger({ title, intro, figures }: FiguresWithLeadProps) {
  return (
    <div className="column grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_8fr]">
      <div className="grid content-start gap-4">
        <h2 className="display sm:max-w-[14ch] text-title sm:max-lg:max-w-none">{title}</h2>
        {intro && <p className="max-w-[38ch] text-intro text-soft">{intro}</p>}
      </div>
      <dl className="border-y border-strong-line">
        {figures.map((figure) => (
          <Line key={figure.label} figure={figure} />
        ))}
      </dl>
    </div>
  )
}

function Line({ figure }: { figure: Figure }) {
  const scale = columnScaleOf(figure)
  return (
    <div className="grid grid-cols-[5fr_7fr] items-baseline gap-x-5 gap-y-3 border-strong-line py-2.5 not-first:border-t lg:gap-x-8 lg:py-5">
      <dt className="order-2 max-sm:text-small lg:text-(length:--text-intro) lg:leading-snug">
        {figure.label}
      </dt>
      <dd className="contents">
        <span className="display text-[clamp(2rem,4.4vw,4.25rem)] leading-none tracking-[-0.03em] whitespace-nowrap text-accent">
          {figure.value}
        </span>
        {scale && (
          <div className="order-3 col-span-full">
            <InlineScale figure={figure} scale={scale} className="h-4 lg:h-6" />
          </div>
        )}
      </dd>
    </div>
  )
}
