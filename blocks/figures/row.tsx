import { cn } from '#ui/cn.ts'
import { InlineScale, narrowScaleOf } from './figure-scale.tsx'
import type { FiguresWithLeadProps } from './schema.ts'

/** Longer values do not fit twice beside each other on phones. */
const LONG = 8

/** A sentence above a heavy rule, and all figures in one row below it, with their marks hanging from it. */
export function Row({ title, intro, figures }: FiguresWithLeadProps) {
  const scales = figures.map(narrowScaleOf)
  const hasScales = scales.filter(Boolean).length * 2 >= figures.length
  return (
    <div className="column">
      <h2 className={intro ? 'label text-soft' : 'display max-w-[18ch] text-title'}>{title}</h2>
      {intro && (
        <p className="display max-w-[30ch] pt-4 text-balance text-[clamp(1.75rem,3.8vw,3.5rem)] leading-[1.02] font-stretch-[82%]">
          {intro}
        </p>
      )}
      <dl
        className={cn(
          'mt-6 grid grid-cols-2 gap-x-5 border-t-2 border-ink lg:mt-14 lg:gap-x-8',
          figures.length === 3 ? 'sm:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {figures.map((figure, index) => (
          <div
            key={figure.label}
            className={cn(
              'relative flex flex-col gap-1.5 pt-4 before:absolute before:top-0 before:inset-s-0 before:h-3 before:w-0.5 before:bg-ink max-lg:pb-5 lg:row-span-3 lg:grid lg:grid-rows-subgrid',
              figures.length === 3 && 'max-sm:last:col-span-2',
            )}
          >
            <dt className="order-3 max-w-[26ch] text-soft max-sm:text-small">{figure.label}</dt>
            <dd className="contents">
              <span
                className={cn(
                  'display text-[clamp(2.25rem,4.6vw,4.25rem)] leading-none tracking-[-0.03em] whitespace-nowrap lg:order-1',
                  figure.value.length > LONG && 'max-sm:text-card',
                )}
              >
                {figure.value}
              </span>
              <div className="max-lg:order-1 max-lg:not-empty:py-2 lg:not-empty:pb-3">
                {hasScales && scales[index] && (
                  <InlineScale figure={figure} scale={scales[index]} className="lg:h-16" />
                )}
              </div>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
