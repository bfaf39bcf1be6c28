import { cn } from '#ui/cn.ts'
import { Reveal } from '#ui/reveal.tsx'
import type { WaveProps } from './schema.ts'

const WIDTH = 1200
const HEIGHT = 200
const AMPLITUDE = 90

/** One period of a sine wave. */
const sinePath = `M${Array.from({ length: 97 }, (_, index) => {
  const x = index / 96
  const y = HEIGHT / 2 - AMPLITUDE * Math.sin(2 * Math.PI * x)
  return `${Math.round(x * WIDTH)} ${y.toFixed(1)}`
}).join('L')}`

/** Four or five steps placed along one period of a wave. */
export function Wave({ title, intro, steps }: WaveProps) {
  return (
    <section className="overflow-clip py-section">
      <Reveal className="column">
        <div className="grid items-end gap-x-16 gap-y-3 md:grid-cols-2">
          <h2 className="display text-title">{title}</h2>
          <p className="max-w-[44ch] text-intro md:justify-self-end">{intro}</p>
        </div>
        <div className="relative mt-6">
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute top-0 inset-s-0 h-40 w-full max-lg:hidden rtl:-scale-x-100"
          >
            <path
              d={sinePath}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ol
            className={cn(
              'process grid gap-4 lg:gap-0',
              steps.length === 5 ? 'process-five lg:grid-cols-5' : 'lg:grid-cols-4',
            )}
          >
            {steps.map(({ title: name, description, duration }, index) => (
              <li
                key={name}
                className="relative grid content-start gap-x-4 gap-y-1 border-s border-line ps-6 max-sm:grid-cols-[1fr_auto] max-sm:items-baseline sm:gap-2.5 sm:ps-8 lg:border-0 lg:pt-50 lg:pe-8 lg:ps-4 lg:before:absolute lg:before:top-(--phase) lg:before:bottom-0 lg:before:-inset-s-px lg:before:border-s lg:before:border-strong-line"
              >
                <span
                  className="absolute top-1 -inset-s-2 size-3.75 rounded-pill bg-ink lg:top-[calc(var(--phase)-0.5rem)] lg:z-10"
                  aria-hidden="true"
                />
                <p className="label text-soft max-sm:order-1">
                  {index + 1} <span aria-hidden="true">·</span> {duration}
                </p>
                <h3 className="text-card font-semibold">{name}</h3>
                <p className="text-small text-soft max-sm:order-2 max-sm:col-span-2">
                  {description}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </Reveal>
    </section>
  )
}
