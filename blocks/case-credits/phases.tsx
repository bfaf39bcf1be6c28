import type { BlockOf } from '#blocks/schema.ts'
import type { Language } from '#ui/language.ts'
import { useLanguage } from '#ui/language-context.ts'

/** Size of a week in the drawing, which is stretched to its column. */
const WEEK = 10
const HEIGHT = 10

type PhasesProps = { phases: BlockOf<'case-credits'>['phases'] }

/** The weeks of a project as bars, one phase below the other. */
export function Phases({ phases }: PhasesProps) {
  const { t } = useLanguage()
  const total = weeksIn(phases)
  return (
    <div className="grid content-start gap-3">
      <h3 className="label text-soft">{t('Time')}</h3>
      <p className="display text-[clamp(2.25rem,9vw,3.25rem)] leading-none lg:text-[clamp(2rem,3.3vw,3.25rem)]">
        {t('{count, plural, one {# week} other {# weeks}}', { count: total })}
      </p>
      <ol className="grid gap-3 pt-2">
        {phases.map(({ name, weeks }, index) => {
          const start = weeksIn(phases.slice(0, index))
          return (
            <li key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
              <span>{name}</span>
              <span className="label text-soft">{spanOf(start + 1, start + weeks, t)}</span>
              <svg
                viewBox={`0 0 ${total * WEEK} ${HEIGHT}`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className="col-span-2 h-2.5 w-full"
              >
                <rect width={total * WEEK} height={HEIGHT} className="fill-raised" />
                <rect x={start * WEEK} width={weeks * WEEK} height={HEIGHT} className="fill-fill" />
              </svg>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function weeksIn(phases: PhasesProps['phases']) {
  return phases.reduce((sum, { weeks }) => sum + weeks, 0)
}

function spanOf(first: number, last: number, t: Language['t']) {
  return first === last
    ? t('week {number}', { number: first })
    : t('weeks {first} to {last}', { first, last })
}
