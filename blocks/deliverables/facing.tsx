import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import type { FacingProps } from './schema.ts'

/** Before/after cards in two colours, every second one lower: the old figure narrow, the new one wide. */
export function Facing({ id, title, intro, items }: FacingProps) {
  const { t } = useLanguage()
  return (
    <section id={id} className="column py-section">
      <div className="grid items-end gap-x-16 gap-y-4 pb-6 sm:pb-8 lg:pb-12 md:grid-cols-2">
        <h2 className="display text-title">{title}</h2>
        {intro && <p className="max-w-[40ch] text-intro text-soft md:justify-self-end">{intro}</p>}
      </div>
      <ul className="grid gap-5 md:grid-cols-2 md:items-start">
        {items.map(({ title: name, description, change }, index) => (
          <li
            key={name}
            className={cn(
              'grid content-start gap-[clamp(--spacing(4),2.6vw,--spacing(10))] p-[clamp(--spacing(5),2.6vw,--spacing(10))] bg-tint md:even:mt-14',
              index % 2 === 1 && 'ground-ink',
            )}
          >
            <h3 className="text-card font-semibold">{name}</h3>
            {change && (
              <>
                <p className="display grid items-baseline max-sm:grid-cols-2 text-[clamp(5rem,12vw,12rem)] leading-[0.82] tracking-[-0.04em] whitespace-nowrap">
                  <span className="font-stretch-56%">{change.from}</span>
                  <span className="sr-only"> {t('became')} </span>
                  <span className="justify-self-end text-accent font-stretch-135%">
                    {change.to}
                  </span>
                </p>
                <dl className="grid gap-x-10 gap-y-6 max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:text-small xl:grid-cols-2">
                  <div className="grid content-start gap-1 pt-2.5 border-t border-strong-line">
                    <dt className="label">{t('Before')}</dt>
                    <dd>{change.was}</dd>
                  </div>
                  <div className="grid content-start gap-1 pt-2.5 border-t border-strong-line">
                    <dt className="label">{t('After')}</dt>
                    <dd>{description}</dd>
                  </div>
                </dl>
              </>
            )}
            {!change && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
