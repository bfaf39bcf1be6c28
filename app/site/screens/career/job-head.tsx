import type { Job } from '#model/content/job.ts'
import { longDate } from '#model/day.ts'
import { paths } from '#model/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { WaveArt } from '#ui/wave-art.tsx'
import { WaveLetters } from '#ui/wave-letters.tsx'

type JobHeadProps = {
  job: Job
  /** Notice shown in place of the apply link if the opening has closed. */
  closed: string | null
}

/** An opening's title, tagline, facts, and link to the application form. */
export function JobHead({ job, closed }: JobHeadProps) {
  const { t } = useLanguage()
  return (
    <header className="overflow-clip">
      <div className="column grid gap-10 pt-5 pb-12 lg:gap-14">
        <Breadcrumb title={job.title} />
        <h1 className="display text-[clamp(2.125rem,7.6vw,7.25rem)] leading-[0.92] tracking-[-0.03em]">
          <WaveLetters text={job.title} cycles={job.title.length / 9} phase={0.3} breathes />
        </h1>
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-12">
          <p className="max-w-[40ch] text-intro lg:col-span-7">{job.line}</p>
          {closed ? (
            <ClosedNotice text={closed} />
          ) : (
            <ApplyLink>{t('Apply for this job')}</ApplyLink>
          )}
        </div>
        <Facts job={job} closed={closed !== null} />
      </div>
      <WaveArt
        kind="spectrum"
        seed={job.slug}
        width={1600}
        height={140}
        lines={132}
        stroke={5}
        className="h-auto w-[max(100%,60rem)] max-w-none text-fill"
      />
    </header>
  )
}

function Breadcrumb({ title }: { title: string }) {
  const { t } = useLanguage()
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className="label flex flex-wrap gap-x-2">
        <li className="flex items-center gap-x-2">
          <Crumb to={paths.home}>{t('Home')}</Crumb>
          <span aria-hidden="true">/</span>
        </li>
        <li className="flex items-center gap-x-2">
          <Crumb to={paths.career}>{t('Career')}</Crumb>
          <span aria-hidden="true">/</span>
        </li>
        <li aria-current="page" className="flex min-h-6 items-center">
          {title}
        </li>
      </ol>
    </nav>
  )
}

function Crumb({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      className="inline-flex min-h-6 items-center underline decoration-strong-line underline-offset-4 hover:decoration-fill"
    >
      {children}
    </a>
  )
}

function ApplyLink({ children }: { children: string }) {
  return (
    <ButtonLink
      href="#apply"
      className="min-h-14 justify-self-start px-9 lg:col-span-5 lg:justify-self-end"
    >
      {children}
    </ButtonLink>
  )
}

function ClosedNotice({ text }: { text: string }) {
  const { t } = useLanguage()
  return (
    <div className="grid gap-4 border-s-4 border-alarm bg-raised px-5 py-4 lg:col-span-5">
      <p className="text-card font-semibold">{text}</p>
      <div className="flex flex-wrap gap-3">
        <ApplyLink>{t('Send a general application')}</ApplyLink>
        <ButtonLink href={`${paths.career}#current-openings`} variant="outline">
          {t('See current openings')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Facts({ job, closed }: { job: Job; closed: boolean }) {
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
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] border-y border-ink md:flex md:justify-between lg:grid lg:grid-cols-5">
      {facts.map(([name, value]) => (
        <div key={name} className="grid content-start gap-1 pt-4 pe-4 pb-4.5">
          <dt className="label text-soft">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
