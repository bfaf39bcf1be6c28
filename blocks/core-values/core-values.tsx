import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { Reveal } from '#ui/reveal.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { letterWave } from '#ui/wave.ts'

/** Wavelengths of the first and last card, in nanometres. */
const SHORTEST = 400
const LONGEST = 690

/** Cards with a large letter or number each; their widths follow a wave and their hues the spectrum. */
export function CoreValues({ block }: BlockProps<'core-values'>) {
  const { title, intro, layout, values } = block
  const widths = letterWave(values.length, 2, 0.15)
  return (
    <section className="core-values overflow-clip py-[clamp(--spacing(14),7vw,--spacing(28))]">
      <Reveal className="column">
        <div className="grid items-end gap-x-16 gap-y-5 pb-8 lg:grid-cols-[1fr_auto] lg:pb-12">
          <h2 className="display text-title">{title}</h2>
          <p className="max-w-[36ch] text-intro text-soft">{intro}</p>
        </div>
        <ol
          className={cn(
            'grid border-b border-line sm:grid-cols-2 sm:gap-x-10 lg:gap-0 lg:border-0',
            columns[values.length] ?? 'lg:grid-cols-5',
          )}
        >
          {values.map((value, index) => (
            <li
              key={value.title}
              {...hueOf(lambdaOf(index, values.length))}
              className="grid grid-cols-[clamp(--spacing(20),24vw,--spacing(36))_1fr] grid-rows-[auto_1fr] gap-x-4 gap-y-1.5 py-5 border-t border-line lg:grid-cols-[1fr] lg:grid-rows-[auto_auto_1fr] lg:gap-2 lg:pt-0 lg:px-5 lg:pb-14 lg:border-t-0 lg:border-s lg:border-line lg:nth-[5n+2]:pt-14 lg:nth-[5n+4]:pt-14 lg:nth-[5n+3]:pt-24"
            >
              <span
                aria-hidden="true"
                className={`display row-span-2 text-accent text-[clamp(4.5rem,20vw,7rem)] leading-[0.8] lg:row-auto lg:mt-0 lg:mb-6 lg:ms-[-0.05em] lg:text-[clamp(7rem,12.5vw,12rem)] wide-${Math.round((widths[index] ?? 0) * 10)}`}
              >
                {layout === 'acrostic' ? letterOf(value) : index + 1}
              </span>
              <h3 className="text-card font-semibold">{value.title}</h3>
              <p>{value.description}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </section>
  )
}

/** Counts that would leave a row of five half empty. */
const columns: Record<number, string> = {
  1: 'lg:grid-cols-1',
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  6: 'lg:grid-cols-3',
  7: 'lg:grid-cols-4',
  8: 'lg:grid-cols-4',
}

function letterOf({ letter, title }: { letter?: string; title: string }) {
  return letter ?? [...title][0]?.toUpperCase()
}

function lambdaOf(index: number, count: number) {
  return SHORTEST + ((LONGEST - SHORTEST) * index) / Math.max(1, count - 1)
}
