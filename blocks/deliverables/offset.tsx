import { cn } from '#ui/cn.ts'
import { SectionHead } from '#ui/section-head.tsx'
import type { DeliverablesLayoutProps } from './schema.ts'

/** Numbered cards whose columns are offset like points on a wave. */
export function Offset({ id, title, intro, items }: DeliverablesLayoutProps) {
  const inFours = items.length % 4 === 0
  return (
    <section id={id} className="ground-alternate ground-raised overflow-clip py-section">
      <div className="column">
        <SectionHead title={title} intro={intro} className="pb-6 lg:pb-12" />
        <ol
          className={cn(
            'grid max-sm:min-[22rem]:grid-cols-2 sm:grid-cols-2 gap-2 sm:gap-5 sm:max-lg:pb-8 lg:gap-4 lg:pb-12',
            inFours ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
          )}
        >
          {items.map(({ title: name, description }, index) => (
            <li
              key={name}
              className={cn(
                'relative grid content-start gap-x-3 gap-y-1.5 border border-strong-line bg-paper px-3.5 py-3.5 sm:gap-y-3 sm:px-5 sm:pt-5 sm:pb-7 before:absolute before:-top-px before:-inset-s-px before:h-1.5 before:w-12 before:bg-fill before:transition-[width] before:duration-500 hover:before:w-[calc(100%+2px)] sm:max-lg:even:translate-y-8 lg:pb-7',
                inFours
                  ? 'lg:odd:translate-y-6 lg:nth-[4n]:translate-y-12'
                  : 'lg:nth-[3n]:translate-y-12 lg:nth-[3n+1]:translate-y-6',
              )}
            >
              <span className="label text-soft">{String(index + 1).padStart(2, '0')}</span>
              <h3 className="display text-[clamp(1.25rem,2vw,1.75rem)] leading-[1.02]">{name}</h3>
              <p className="text-soft max-sm:text-small">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
