import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { Reveal } from '#ui/reveal.tsx'
import { Flood } from './flood.tsx'

/** Columns on a wide screen, by index; from the sixth on, five each. */
const COLUMNS = [
  'lg:col-span-12 lg:border-t-2',
  'lg:col-[1/span_7]',
  'lg:col-[8/span_5]',
  'lg:col-[3/span_5]',
  'lg:col-[9/span_4]',
]

/** Type sizes by index and by length of the value. */
const FIRST = {
  short: 'text-[clamp(4rem,22vw,11rem)] leading-[0.8] lg:text-[clamp(11rem,25vw,24rem)]',
  medium: 'text-[clamp(2.75rem,13vw,6rem)] leading-[0.8] lg:text-[clamp(8rem,17vw,16rem)]',
  long: 'text-[clamp(2rem,9vw,5rem)] leading-[0.95] lg:text-[clamp(5rem,10vw,9.5rem)]',
}
const SECOND = {
  short: 'text-[clamp(3rem,14vw,6rem)] leading-[0.85] lg:text-[clamp(6rem,12vw,11rem)]',
  medium: 'text-[clamp(2.75rem,13vw,6rem)] leading-[0.85] lg:text-[clamp(5rem,9.5vw,9rem)]',
  long: 'text-[clamp(2rem,9vw,5rem)] leading-[0.95] lg:text-[clamp(4rem,6.5vw,6.5rem)]',
}
const OTHERS = {
  short: 'text-[clamp(3rem,14vw,6rem)] leading-[0.85] lg:text-[clamp(3.5rem,6.4vw,6rem)]',
  medium: 'text-[clamp(2.75rem,13vw,6rem)] leading-[0.85] lg:text-[clamp(3.5rem,6.4vw,6rem)]',
  long: 'text-[clamp(2rem,9vw,5rem)] leading-[0.95] lg:text-[clamp(2.5rem,4vw,3.75rem)]',
}
/** Type sizes in two columns; with an odd number, the first has its own row. */
const HALF = {
  short: 'sm:max-lg:text-[11vw]',
  medium: 'sm:max-lg:text-[7.5vw]',
  long: 'sm:max-lg:text-[6vw]',
}
const WHOLE = {
  short: 'sm:max-lg:text-[16vw]',
  medium: 'sm:max-lg:text-[16vw]',
  long: 'sm:max-lg:text-[9vw]',
}

/** Figures in different sizes; the first is the largest. */
export function Figures({ block }: BlockProps<'figures'>) {
  const { title, figures, floods } = block
  const isOdd = figures.length % 2 === 1
  return (
    <section
      className={cn(
        'overflow-clip py-section',
        floods ? 'figures-flood relative isolate' : 'bg-tint [.page-head-rings+&]:bg-paper',
      )}
    >
      {floods && <Flood seed={title} />}
      <Reveal className="column">
        <h2 className="display max-w-[18ch] pb-12 text-title lg:pb-20">{title}</h2>
        <dl className="grid gap-x-12 gap-y-[clamp(--spacing(10),5vw,--spacing(18))] sm:max-lg:grid-cols-2 lg:grid-cols-12 lg:items-end">
          {figures.map(({ value, label }, index) => (
            <div
              key={label}
              className={cn(
                'flex flex-col-reverse justify-end gap-4.5 border-t border-ink pt-5',
                COLUMNS[index] ?? 'lg:col-span-5',
                index === 0 && isOdd && 'sm:max-lg:col-span-2',
              )}
            >
              <dt className="max-w-[34ch]">{label}</dt>
              <dd
                className={cn(
                  'display pt-[0.12em] tracking-[-0.03em]',
                  sizeOf(value, index, isOdd),
                )}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </Reveal>
    </section>
  )
}

function sizeOf(value: string, index: number, isOdd: boolean) {
  const length = lengthOf(value)
  const mediumSize = index === 0 && isOdd ? WHOLE : HALF
  const nowrap = length !== 'long' && 'whitespace-nowrap'
  if (index === 0) return cn(FIRST[length], mediumSize[length], nowrap, 'lg:font-stretch-130%')
  if (index === 1) return cn(SECOND[length], mediumSize[length], nowrap, 'lg:font-stretch-80%')
  return cn(OTHERS[length], mediumSize[length], nowrap, 'lg:font-stretch-112%')
}

/** Characters about a third wider than digits. */
const WIDE = /[A-Z%+₹]/

/** Size class by text length. */
function lengthOf(value: string) {
  const length = [...value].reduce((sum, character) => sum + (WIDE.test(character) ? 1.35 : 1), 0)
  if (length > 8.8) return 'long'
  return length > 5.2 ? 'medium' : 'short'
}
