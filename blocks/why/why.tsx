import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { Counter } from '#ui/counter.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { Tide } from '#ui/tide.tsx'

/** Three digits, and four or more, fit a column. */
const SHORT = 'text-[clamp(4.5rem,11.5vw,11rem)]'
const LONG = 'text-[clamp(3rem,7vw,6.5rem)]'

/** Reasons, and figures that count up when they become visible, on a colour that rises. */
export function Why({ block }: BlockProps<'why'>) {
  const { title, intro, points, counters, lambda } = block
  const size = counters.some(({ value }) => value > 999) ? LONG : SHORT
  return (
    <section
      {...(lambda && hueOf(lambda))}
      className="tide-ground relative isolate overflow-clip py-section"
    >
      <Tide seed={title} />
      <Reveal className="column grid gap-y-[clamp(--spacing(8),4vw,--spacing(16))]">
        <div className="grid gap-x-10 gap-y-6 border-t-2 border-ink pt-5 lg:grid-cols-4">
          <div className="grid content-start gap-3 lg:col-span-2">
            <h2 className="display text-title">{title}</h2>
            <p className="max-w-[36ch] text-intro">{intro}</p>
          </div>
          <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:col-span-2">
            {points.map(({ title: reason, description }) => (
              <li key={reason} className="grid content-start gap-1">
                <h3 className="text-card font-semibold">{reason}</h3>
                <p className="max-w-[44ch] max-md:text-small">{description}</p>
              </li>
            ))}
          </ul>
        </div>
        <dl className="order-first grid grid-cols-2 gap-x-10 gap-y-6 lg:grid-cols-4">
          {counters.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-2">
              <dt className="label">{label}</dt>
              <dd className={cn('display leading-[0.8] tracking-[-0.04em]', size)}>
                <Counter value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </Reveal>
    </section>
  )
}
