import type { Job } from '#model/content/job.ts'
import { paths } from '#model/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { WaveLetters } from '#ui/wave-letters.tsx'
import { JobFacts } from './job-facts.tsx'

type JobHeadProps = {
  job: Job
  /** Notice shown in place of the apply link if the opening has closed. */
  closed: string | null
}

/** An opening's title, tagline and facts in a room where its picture stands on the floor. */
export function JobHead({ job, closed }: JobHeadProps) {
  const { t } = useLanguage()
  const { title, line, picture } = job
  return (
    <header className="relative isolate overflow-clip scheme-light bg-[color-mix(in_oklab,var(--fill)_64%,white)] text-ink">
      <WindowLight />
      <div className="column relative grid content-start gap-x-8 gap-y-[clamp(--spacing(7),3vw,--spacing(14))] pt-5 md:min-h-[clamp(30rem,46vw,45rem)] md:grid-cols-12 md:grid-rows-[auto_1fr_auto]">
        <Breadcrumb title={title} />
        <h1
          className={cn(
            'display leading-[0.9] tracking-[-0.03em] md:row-start-2 md:self-center',
            picture ? 'md:col-span-9 md:col-start-1' : 'md:col-span-full',
            isLong(title)
              ? 'text-[clamp(2.25rem,7.5vw,8rem)] max-md:text-[clamp(2.25rem,10.4vw,5.5rem)]'
              : 'text-[clamp(3rem,11vw,11.5rem)] max-md:text-[clamp(3rem,15vw,8rem)]',
          )}
        >
          <WaveLetters text={title} cycles={title.length / 9} phase={0.3} breathes />
        </h1>
        <div
          className={cn(
            'grid gap-7 md:col-span-7 md:col-start-1 md:row-start-3 md:pb-12',
            !picture && 'max-md:pb-12',
          )}
        >
          <p className="max-w-[36ch] text-[clamp(1.25rem,1.8vw,1.75rem)] leading-snug">{line}</p>
          {closed ? (
            <ClosedNotice text={closed} />
          ) : (
            <ApplyLink>{t('Apply for this job')}</ApplyLink>
          )}
        </div>
        {picture && (
          <div className="relative max-md:-mt-6 max-md:ms-auto max-md:w-[min(58vw,22rem)] md:col-span-4 md:col-start-9 md:row-start-1 md:row-end-4 md:self-end md:pt-16">
            <div
              aria-hidden="true"
              className="absolute -bottom-[clamp(--spacing(5),2vw,--spacing(9))] inset-s-[2%] h-[clamp(--spacing(4),1.7vw,--spacing(8))] w-3/5 -skew-x-60 bg-ink/25 rtl:skew-x-60"
            />
            <Image
              {...picture}
              eager
              sizes="(min-width: 768px) 30vw, 58vw"
              className="relative z-10 -mb-[clamp(--spacing(5),2vw,--spacing(9))] w-full"
            />
          </div>
        )}
      </div>
      <div className="border-t-3 border-paper bg-fill">
        <div className="column pt-[clamp(--spacing(10),4vw,--spacing(18))] pb-[clamp(--spacing(6),2.4vw,--spacing(10))]">
          <JobFacts job={job} closed={closed !== null} />
        </div>
      </div>
    </header>
  )
}

/** Words of more than eight letters need a smaller size beside the picture. */
function isLong(title: string) {
  return title.split(' ').some((word) => word.length > 8)
}

/** What falls through a window onto the wall. */
function WindowLight() {
  return (
    <svg
      viewBox="0 0 1440 600"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 -z-10 size-full"
    >
      <path
        fill="#fff"
        opacity="0.26"
        d="M210 0H430L200 600H-20ZM690 0H910L680 600H460ZM1170 0H1390L1160 600H940Z"
      />
    </svg>
  )
}

function Breadcrumb({ title }: { title: string }) {
  const { t } = useLanguage()
  return (
    <nav aria-label={t('Breadcrumb')} className="md:col-span-full md:row-start-1">
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
      className="inline-flex min-h-6 items-center underline underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  )
}

function ApplyLink({ children }: { children: string }) {
  return (
    <ButtonLink href="#apply" className="min-h-14 justify-self-start px-9">
      {children}
    </ButtonLink>
  )
}

function ClosedNotice({ text }: { text: string }) {
  const { t } = useLanguage()
  return (
    <div className="grid gap-4 border-s-4 border-alarm bg-raised px-5 py-4">
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
