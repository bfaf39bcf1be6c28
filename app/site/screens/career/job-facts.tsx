import type { Job } from '#model/content/job.ts'
import { longDate } from '#model/day.ts'
import { useLanguage } from '#ui/language-context.ts'

/** Where, how and until when, side by side. */
export function JobFacts({ job, closed }: { job: Job; closed: boolean }) {
  const { tag, t } = useLanguage()
  const { location, type, experience, postedOn, closesOn } = job
  const facts = [
    [t('Location'), location],
    [t('Type'), type],
    [t('Experience'), experience],
    [t('Posted'), longDate(postedOn, tag)],
    [
      t('Apply by'),
      closed ? t('Closed') : closesOn ? longDate(closesOn, tag) : t('Open until filled'),
    ],
  ] as const
  return (
    <dl className="grid grid-cols-2 justify-between gap-x-6 gap-y-5 md:grid-cols-[repeat(5,auto)]">
      {facts.map(([name, value]) => (
        <div key={name} className="grid content-start gap-1">
          <dt className="label">{name}</dt>
          <dd className="text-card font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
