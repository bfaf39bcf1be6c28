import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { Reveal } from '#ui/reveal.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { letterWave } from '#ui/wave.ts'

/** Wavelengths of the first and last card, in nanometres. */
const SHORTEST = 400
const LONGEST = 690

/** Texts with a large letter or number each; their widths follow a wave and their hues the spectrum. In a wide window, the letters stand in one line on that wave. */
export function CoreValues({ block }: BlockProps<'core-values'>) {
  const { title, intro, layout, values } = block
  const widths = letterWave(values.length, 2, 0.15)
  const widthOf = (index: number) => `wide-${Math.round((widths[index] ?? 0) * 10)}`
  const isAcrostic = layout === 'acrostic' && values.length > 1
  return (
    <section className="core-values overflow-clip py-[clamp(--spacing(14),7vw,--spacing(28))]">
      <Reveal className="column">
        <div className="grid items-end gap-x-16 gap-y-5 pb-8 lg:grid-cols-[1fr_auto] lg:pb-12">
          <h2 className="display text-title">{title}</h2>
          <p className="max-w-[36ch] text-intro text-soft">{intro}</p>
        </div>
        {isAcrostic && (
          <p
            aria-hidden="true"
            className="display flex justify-between pt-8 pb-16 leading-[0.8] text-[clamp(6.5rem,11.4vw,10.4rem)] max-lg:hidden"
          >
            {values.map((value, index) => (
              <span
                key={value.title}
                {...hueOf(lambdaOf(index, values.length))}
                className={`text-(--mark) translate-y-[calc((5-var(--step))*0.045em)] ${widthOf(index)}`}
              >
                {letterOf(value)}
              </span>
            ))}
          </p>
        )}
        <ol
          className={cn(
            'grid border-b border-line sm:grid-cols-2 sm:gap-x-10 lg:gap-x-8 lg:gap-y-10 lg:border-0',
            columns[values.length] ?? 'lg:grid-cols-5',
          )}
        >
          {values.map((value, index) => (
            <li
              key={value.title}
              {...hueOf(lambdaOf(index, values.length))}
              className="grid grid-cols-[clamp(--spacing(20),24vw,--spacing(36))_1fr] grid-rows-[auto_1fr] gap-x-4 gap-y-1.5 border-t border-line py-5 lg:flex lg:flex-col lg:border-t-2 lg:border-accent lg:pt-4 lg:pb-0"
            >
              <span
                aria-hidden="true"
                className={cn(
                  'display row-span-2 text-(--mark) text-[clamp(4.5rem,20vw,7rem)] leading-[0.8] lg:pb-4',
                  widthOf(index),
                  isAcrostic && 'lg:hidden',
                )}
              >
                {isAcrostic ? letterOf(value) : index + 1}
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
