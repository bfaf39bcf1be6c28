import { cn } from '#ui/cn.ts'
import type { DeliverablesLayoutProps } from './schema.ts'

/** Minimum heights when there are four bars; the last is tall enough to stand beside the title. */
const HEIGHTS_FOR_FOUR = [
  'lg:min-h-64',
  'lg:min-h-84',
  'lg:min-h-72',
  'lg:min-h-112 lg:bg-fill lg:text-on-fill',
]

/** Vertical bars of different heights on one baseline, like an equaliser. */
export function Bars({ id, title, intro, items }: DeliverablesLayoutProps) {
  const hasFour = items.length === HEIGHTS_FOR_FOUR.length
  return (
    <section id={id} className="column py-section">
      <div className="grid items-end gap-x-16 gap-y-5 pb-8 lg:grid-cols-12 lg:pb-0">
        <h2 className="display text-title lg:col-span-8">{title}</h2>
        {intro && <p className="max-w-[44ch] text-intro text-soft lg:col-span-7">{intro}</p>}
      </div>
      <ul
        className={cn(
          'grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4 lg:items-end lg:border-b-2 lg:border-ink',
          hasFour && 'lg:-mt-20',
        )}
      >
        {items.map(({ title: name, description }, index) => (
          <li
            key={name}
            className={cn(
              'grid content-start gap-2 bg-tint p-3 sm:gap-3 sm:p-5 lg:grid-rows-[1fr_auto_auto] lg:p-6',
              hasFour ? HEIGHTS_FOR_FOUR[index] : 'lg:min-h-80',
            )}
          >
            <span aria-hidden="true" className="label">
              {index + 1}
            </span>
            <h3 className="display text-[clamp(1.25rem,2.3vw,2.25rem)] leading-none">{name}</h3>
            <p className="max-sm:text-small">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
