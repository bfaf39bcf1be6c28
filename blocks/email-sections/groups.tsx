import { useLanguage } from '#ui/language-context.ts'
import type { EmailSections } from './schema.ts'

/** Audience groups, each with a bar as long as its share of the list. */
export function Groups({ groups }: { groups: EmailSections['targeting']['groups'] }) {
  const { t } = useLanguage()
  return (
    <dl className="grid content-start gap-4 sm:gap-7 lg:col-span-6 lg:row-start-1">
      {groups.map(({ name, share, benefit }) => (
        <div key={name} className="grid gap-1 sm:gap-2.5 group">
          <dt className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1.5">
            <svg
              className="w-full h-[clamp(--spacing(7),6vw,--spacing(22))] border-b border-ink text-fill group-nth-2:text-accent group-nth-3:text-strong-line"
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={share} height="10" fill="currentColor" />
            </svg>
            <span className="display text-[clamp(1.5rem,2.4vw,2.25rem)]">{name}</span>{' '}
            <span className="label">{t('{share}% of a list', { share })}</span>
          </dt>
          <dd className="text-soft max-sm:text-small">{benefit}</dd>
        </div>
      ))}
    </dl>
  )
}
