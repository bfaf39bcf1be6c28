import { longDate } from '#model/day.ts'
import type { ArchivedSummary } from '#model/newsletter/archive.ts'
import { archivedIssuePath } from '#model/paths.ts'
import { useLanguage } from '#ui/language-context.ts'
import { WaveArt } from '#ui/wave-art.tsx'

/** The last issue beside the form, so that people see what they subscribe to. */
export function LatestIssue({ issue }: { issue: ArchivedSummary }) {
  const { tag, t } = useLanguage()
  const { slug, subject, preheader, sentOn } = issue
  return (
    <article
      aria-labelledby="latest-issue"
      className="group relative grid content-start gap-4 self-start rounded-card border border-line bg-raised p-6 transition-colors hover:border-ink lg:p-9"
    >
      <p className="label flex flex-wrap justify-between gap-x-6 text-soft">
        <span>{t('The latest issue')}</span>
        <time dateTime={sentOn}>{longDate(sentOn, tag)}</time>
      </p>
      <WaveArt
        kind="spectrum"
        seed={slug}
        width={560}
        height={64}
        lines={56}
        stroke={3}
        className="h-auto w-full text-fill"
      />
      <h2
        id="latest-issue"
        className="display text-[clamp(1.75rem,3vw,2.75rem)] leading-[1.05] wrap-anywhere"
      >
        {subject}
      </h2>
      {preheader && <p className="max-w-[46ch] text-soft">{preheader}</p>}
      <p>
        <a
          href={archivedIssuePath(slug)}
          className="inline-flex min-h-6 items-center font-semibold underline decoration-fill decoration-2 underline-offset-6 after:absolute after:inset-0"
        >
          {t('Read this issue')}
        </a>
      </p>
    </article>
  )
}
