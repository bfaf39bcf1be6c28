import { cn } from '#ui/cn.ts'
import { SectionHead } from '#ui/section-head.tsx'
import type { DeliverablesLayoutProps } from './schema.ts'

/** Numbered cards whose columns are offset like points on a wave. */
export function Offset({ id, title, lead, items }: DeliverablesLayoutProps) {
  const inFours = items.length % 4 === 0
  return (
    <section id={id} className="ground-alternate ground-raised overflow-clip py-section">
      <div className="column">
        <SectionHead title={title} lead={lead} className="pb-12" />
        <ol
          className={cn(
            'grid gap-5 sm:grid-cols-2 sm:max-lg:pb-8 lg:pt-4 lg:pb-20',
            inFours ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
          )}
        >
          {items.map(({ title: name, description }, index) => (
            <li
              key={name}
              className={cn(
                'relative grid content-start gap-3 border border-strong-line bg-paper px-5 pt-5 pb-7 before:absolute before:-top-px before:-left-px before:h-1.5 before:w-12 before:bg-fill before:transition-[width] before:duration-500 hover:before:w-[calc(100%+2px)] sm:max-lg:even:translate-y-8 lg:px-6 lg:pb-9',
                inFours
                  ? 'lg:odd:translate-y-10 lg:nth-[4n]:translate-y-20'
                  : 'lg:nth-[3n]:translate-y-20 lg:nth-[3n+1]:translate-y-10',
              )}
            >
              <span className="label text-soft">{String(index + 1).padStart(2, '0')}</span>
              <h3 className="display text-[clamp(1.5rem,2vw,1.875rem)] leading-[1.02]">{name}</h3>
              <p className="text-soft">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
