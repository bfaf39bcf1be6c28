import { cn } from '#ui/cn.ts'
import { InlineScale, narrowScaleOf } from './figure-scale.tsx'
import type { FiguresWithLeadProps } from './schema.ts'

/** A sentence above a heavy rule, and all figures in one row below it. */
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
              'relative flex flex-col-reverse justify-end gap-1.5 pt-4 before:absolute before:top-0 before:inset-s-0 before:h-3 before:w-0.5 before:bg-ink max-lg:pb-5',
              figures.length === 3 &&
                'max-sm:last:col-span-2 max-sm:last:flex-row-reverse max-sm:last:items-baseline max-sm:last:gap-4',
            )}
          >
            <dt className="max-w-[26ch] text-soft max-sm:text-small">{figure.label}</dt>
            <dd className="grid gap-4">
              {hasScales && (
                <div
                  className={cn(
                    'grid content-start max-lg:order-last lg:h-20',
                    !scales[index] && 'max-lg:hidden',
                  )}
                >
                  {scales[index] && (
                    <InlineScale figure={figure} scale={scales[index]} className="lg:h-14" />
                  )}
                </div>
              )}
              <span className="display text-[clamp(2.25rem,4.6vw,4.25rem)] leading-none tracking-[-0.03em] whitespace-nowrap">
                {figure.value}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
