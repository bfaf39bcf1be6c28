import { cn } from '#ui/cn.ts'
import { Reveal } from '#ui/reveal.tsx'
import type { WaveProps } from './schema.ts'

/** An intro with fewer letters has room above the trough. */
const INTRO_SHORT = 120
const above = 'lg:absolute lg:top-0 lg:inset-e-0 lg:w-[41%]'

/** A sine wave of 1,200 units with one curve from each crest to its trough, beyond the steps on both sides. */
const sinePath = 'M-900 28c218 0 382 144 600 144s382-144 600-144s382 144 600 144s382-144 600-144'

/** Four or five steps placed along one period of a wave. */
export function Wave({ title, intro, steps }: WaveProps) {
  const isShort = (intro?.length ?? 0) < INTRO_SHORT
  return (
    <section className="overflow-clip py-section">
      <Reveal className="column">
        <h2 className="display text-title">{title}</h2>
        <div className="relative mt-3 [--wave:clamp(--spacing(44),13vw,--spacing(50))] lg:mt-2">
          {intro && <p className={cn('max-w-[44ch] pb-6 text-intro', isShort && above)}>{intro}</p>}
          <div className="relative">
            <svg
              viewBox="0 0 1200 200"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="absolute top-0 inset-s-8 h-(--wave) w-full overflow-visible text-fill max-lg:hidden rtl:-scale-x-100"
            >
              <path
                d={sinePath}
                fill="none"
                stroke="currentColor"
                strokeWidth="14"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <ol
              className={cn(
                'process grid max-lg:ps-5',
                steps.length === 5 ? 'process-five lg:grid-cols-5' : 'lg:grid-cols-4',
              )}
            >
              {steps.map(({ title: name, description, duration }, index) => (
                <li
                  key={name}
                  className="relative grid content-start gap-x-4 gap-y-1 max-lg:border-s-4 max-lg:border-fill max-lg:ps-9 max-lg:pb-4 max-lg:last:border-transparent max-lg:last:pb-0 lg:gap-2 lg:pt-[calc(var(--wave)+--spacing(4))] lg:pe-8"
                >
                  <span
                    className="absolute -inset-s-5.5 grid size-10 place-items-center rounded-pill bg-ink font-display text-card text-paper lg:top-[calc(var(--wave)*var(--phase))] lg:inset-s-0 lg:z-10 lg:size-16 lg:-translate-y-1/2"
                    aria-hidden="true"
                  >
                    {index + 1}
                  </span>
                  <h3 className="display text-card leading-none">{name}</h3>
                  {duration && <p className="label text-soft">{duration}</p>}
                  <p className="max-w-[60ch] text-small text-soft">{description}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Reveal>
    </section>
  )
}
