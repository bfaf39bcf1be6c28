import type { ArchivedSummary } from '#model/newsletter/archive.ts'
import { archivedIssuePath } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'

type OtherIssuesProps = { newer: ArchivedSummary | null; older: ArchivedSummary | null }

/** Links to the issues before and after this one. */
export function OtherIssues({ newer, older }: OtherIssuesProps) {
  const { t } = useLanguage()
  if (!newer && !older) return null
  return (
    <nav
      aria-label={t('Other issues')}
      className="column mt-section grid gap-x-16 gap-y-6 md:grid-cols-2"
    >
      {older && <IssueLink issue={older} label={t('Issue before')} rel="prev" />}
      {newer && <IssueLink issue={newer} label={t('Next issue')} rel="next" isNext />}
    </nav>
  )
}

type IssueLinkProps = { issue: ArchivedSummary; label: string; rel: string; isNext?: boolean }

function IssueLink({ issue: { slug, subject }, label, rel, isNext }: IssueLinkProps) {
  return (
    <p
      className={cn(
        'relative grid content-start gap-2 border-t border-line pt-4',
        isNext && 'md:col-start-2 md:text-end',
      )}
    >
      <span className="label text-soft">{label}</span>
      <a
        href={archivedIssuePath(slug)}
        rel={rel}
        className="stretched-link text-card font-semibold wrap-anywhere decoration-fill decoration-2 underline-offset-6 hover:underline"
      >
        {subject}
      </a>
    </p>
  )
}
