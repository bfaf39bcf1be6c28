import { Pill } from '#app/site/forms/pills.tsx'
import type { FreeWeek } from '#model/calls/call-times.ts'
import { FieldError } from '#ui/field.tsx'
import { useLanguage } from '#ui/language-context.ts'

type FreeDaysProps = {
  week: FreeWeek
  /** The address of the same page with another week. */
  hrefOf: (day: string) => string
  chosen: string | undefined
  error: string | undefined
}

/** The free times of seven days as radio buttons, with links to the days before and after. */
export function FreeDays({ week, hrefOf, chosen, error }: FreeDaysProps) {
  const { t } = useLanguage()
  const { days, before, after } = week
  return (
    <fieldset
      aria-describedby={error ? 'call-time-error' : undefined}
      className="grid min-w-0 gap-6"
    >
      <legend className="display mb-4 text-card">{t('Day and time')}</legend>
      <FieldError id="call-time" error={error} />
      {days.length === 0 && <p>{t('There is no free time on these days.')}</p>}
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(--spacing(70),1fr))]">
        {days.map(({ day, name, times: free }, dayIndex) => (
          <fieldset key={day} className="grid min-w-0 content-start gap-3">
            <legend className="mb-3 w-full border-t border-ink pt-3 font-semibold">{name}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(22),1fr))] gap-2 *:justify-center *:px-2 *:text-center">
              {free.map(({ at, name: time }, index) => (
                <Pill
                  key={at}
                  id={dayIndex === 0 && index === 0 ? 'call-time' : undefined}
                  name="at"
                  value={at}
                  required
                  defaultChecked={chosen === at}
                >
                  {time}
                </Pill>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="flex flex-wrap gap-x-8">
        {before && <DaysLink href={hrefOf(before)} name={t('Earlier days')} />}
        {after && <DaysLink href={hrefOf(after)} name={t('Later days')} />}
      </div>
    </fieldset>
  )
}

function DaysLink({ href, name }: { href: string; name: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-semibold underline decoration-accent decoration-2 underline-offset-6"
    >
      {name}
    </a>
  )
}
