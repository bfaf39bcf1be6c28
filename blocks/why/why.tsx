import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { Counter } from '#ui/counter.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { Tide } from '#ui/tide.tsx'

/** The figures grow towards the last; digits of all but the last share the first row of a phone. */
const SIZES = [
  'text-[clamp(3.5rem,7vw,7rem)]',
  'text-[clamp(3.5rem,9.5vw,9.5rem)]',
  'text-[clamp(3.5rem,13vw,13rem)]',
  'text-[clamp(8.5rem,20vw,19rem)]',
]

/** Four or more digits fit a quarter of the column. */
const LONG = 'text-[clamp(3rem,7vw,6.5rem)]'

/** Reasons, and figures that count up when they become visible, on a colour that rises. */
export function Why({ block }: BlockProps<'why'>) {
  const { title, intro, points, counters, lambda } = block
  const sizes = counters.some(({ value }) => value > 999) ? [] : SIZES.slice(-counters.length)
  return (
    <section
      {...(lambda && hueOf(lambda))}
      className="tide-ground relative isolate overflow-clip py-section"
    >
      <Tide seed={title} />
      <Reveal className="column grid gap-y-10">
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
        <dl className="order-first grid grid-cols-3 gap-x-6 gap-y-6 sm:flex sm:items-end sm:justify-between">
          {counters.map(({ label, value }, index) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end gap-4 nth-4:col-span-full"
            >
              <dt className="label">{label}</dt>
              <dd
                className={cn(
                  'display mb-[-0.1em] -ms-[0.05em] leading-[0.75] tracking-[-0.04em]',
                  sizes[index] ?? LONG,
                  sizes[index] && index === 3 && 'max-sm:text-[50vw]',
                )}
              >
                <Counter value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </Reveal>
    </section>
  )
}
