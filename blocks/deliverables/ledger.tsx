import { cn } from '#ui/cn.ts'
import { SectionHead } from '#ui/section-head.tsx'
import type { DeliverablesLayoutProps } from './schema.ts'

/** From this many rows on, they are small. */
const DENSE = 8

/** Numbered rows: title left, description right. */
export function Ledger({ id, title, intro, items }: DeliverablesLayoutProps) {
  const dense = items.length >= DENSE
  return (
    <section id={id} className="column py-section">
      <SectionHead title={title} intro={intro} className="pb-6 lg:pb-12" />
      <ol className={dense ? 'lg:grid lg:grid-cols-2 lg:gap-x-16' : undefined}>
        {items.map(({ title: name, description }, index) => (
          <li
            key={name}
            className={cn(
              'grid grid-cols-[--spacing(8)_1fr] items-baseline gap-x-2 gap-y-1 border-t sm:grid-cols-[--spacing(10)_1fr] sm:gap-y-1.5 border-line last:border-b',
              dense
                ? 'py-2.5 sm:py-3 lg:grid-cols-[--spacing(10)_5fr_6fr] lg:gap-x-4 lg:nth-last-2:odd:border-b'
                : 'py-[clamp(--spacing(3),1.4vw,--spacing(5))] lg:grid-cols-[minmax(--spacing(12),1fr)_6fr_5fr] lg:gap-x-8',
            )}
          >
            <span className="label pt-1.5 text-soft">{String(index + 1).padStart(2, '0')}</span>
            <h3
              className={
                dense
                  ? 'text-card font-semibold'
                  : 'display text-[clamp(1.375rem,2.3vw,2.125rem)] leading-[1.05]'
              }
            >
              {name}
            </h3>
            <p className="max-w-[58ch] max-lg:col-start-2 max-sm:text-small">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
