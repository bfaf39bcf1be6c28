import { cn } from '#ui/cn.ts'
import type { StaggeredProps } from './schema.ts'

/** Type sizes by length of the value. */
const FIRST = {
  short: 'text-[clamp(4rem,24vw,11rem)] lg:text-[clamp(10rem,17vw,15.25rem)]',
  medium: 'text-[clamp(3.5rem,16vw,9rem)] lg:text-[clamp(7rem,11.5vw,10.25rem)]',
  long: 'text-[clamp(2.5rem,11vw,6rem)] lg:text-[clamp(4.5rem,7vw,6.25rem)]',
}
const OTHERS = {
  short: 'text-[clamp(2.5rem,11vw,5rem)] sm:max-lg:text-[7.5vw] lg:text-[clamp(3.5rem,6.4vw,6rem)]',
  medium:
    'text-[clamp(2.25rem,9.5vw,4.25rem)] sm:max-lg:text-[6vw] lg:text-[clamp(3rem,5vw,4.75rem)]',
  long: 'text-[clamp(1.75rem,7vw,3.5rem)] sm:max-lg:text-[4.5vw] lg:text-[clamp(2.5rem,3.8vw,3.5rem)]',
}

/** Figures in different sizes; the first is very large, beside the title. */
export function Staggered({ title, figures }: StaggeredProps) {
  const others = figures.slice(1)
  const othersSize = OTHERS[sizeOf(...others.map(({ value }) => value))]
  return (
    <div className="grid gap-y-6">
      <h2 className="display z-1 max-w-[18ch] text-title lg:col-start-1 lg:row-start-1 sm:max-lg:max-w-none lg:max-w-[26%] lg:self-start">
        {title}
      </h2>
      <dl
        className={cn(
          'grid gap-x-8 gap-y-3 sm:gap-y-8 lg:col-start-1 lg:row-start-1 lg:grid-cols-12 lg:gap-y-14',
          others.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
        )}
      >
        {figures.map(({ value, label }, index) =>
          index === 0 ? (
            <div
              key={label}
              className="flex flex-col-reverse justify-end gap-3 border-t-2 border-ink pt-4 sm:max-lg:col-span-full lg:col-span-8 lg:col-start-5"
            >
              <dt className="max-w-[34ch] lg:text-(length:--text-intro)">{label}</dt>
              <dd
                className={cn(
                  'display pt-[0.08em] leading-[0.82] tracking-[-0.03em] whitespace-nowrap lg:font-stretch-130%',
                  FIRST[sizeOf(value)],
                  DESCENDER.test(value) && 'pb-[0.16em]',
                )}
              >
                {value}
              </dd>
            </div>
          ) : (
            <div
              key={label}
              className={cn(
                'grid items-baseline gap-x-5 gap-y-3 border-t border-ink pt-3 max-sm:grid-cols-[5fr_6fr] sm:content-start lg:col-span-4',
                figures.length === 3 && 'lg:nth-2:col-start-5',
              )}
            >
              <dt className="max-w-[30ch] max-sm:text-small sm:order-2">{label}</dt>
              <dd
                className={cn(
                  'display leading-[0.88] tracking-[-0.03em] whitespace-nowrap max-sm:order-first',
                  othersSize,
                )}
              >
                {value}
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}

/** Letters that reach below the short line and would touch the label. */
const DESCENDER = /[gjpqy]/

/** Characters about a third wider than digits. */
const WIDE = /[A-Z%+→\p{Sc}]/u

/** Size class by the length of the longest value. */
function sizeOf(...values: string[]) {
  const length = Math.max(...values.map(lengthOf))
  if (length > 8.2) return 'long'
  return length > 5.2 ? 'medium' : 'short'
}

function lengthOf(value: string) {
  return [...value].reduce((sum, character) => sum + (WIDE.test(character) ? 1.35 : 1), 0)
}
