import { useLanguage } from '#ui/language-context.ts'
import type { EmailSections } from './schema.ts'

/** Audience groups, and one bar of which each has its share. */
export function Groups({ groups }: { groups: EmailSections['targeting']['groups'] }) {
  const { t } = useLanguage()
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  )
  return (
    <div className="grid gap-6">
      <svg
        className="h-[clamp(--spacing(16),11vw,--spacing(44))] w-full rtl:-scale-x-100"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {groups.map(({ name, share }, index) => (
          <rect
            key={name}
            x={starts[index]}
            width={share}
            height="10"
            className="fill-fill nth-2:fill-accent nth-3:fill-strong-line"
          />
        ))}
      </svg>
      <dl className="grid gap-5 sm:grid-cols-3 sm:gap-8">
        {groups.map(({ name, share, benefit }) => (
          <div
            key={name}
            className="grid gap-1 border-s-8 border-fill ps-4 nth-2:border-accent nth-3:border-strong-line"
          >
            <dt className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1.5">
              <span className="display text-[clamp(1.5rem,2.4vw,2.25rem)]">{name}</span>{' '}
              <span className="label">{t('{share}% of a list', { share })}</span>
            </dt>
            <dd className="text-soft max-sm:text-small">{benefit}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
