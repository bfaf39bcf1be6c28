import { ListPages } from '#app/site/lists/list-pages.tsx'
import { longDate } from '#model/day.ts'
import { ARCHIVE_PAGE_SIZE, type ArchivedSummary } from '#model/newsletter/archive.ts'
import { archivedIssuePath, paths } from '#model/paths.ts'
import { useLanguage } from '#ui/language-context.ts'

type IssueListProps = {
  issues: ArchivedSummary[]
  /** Of all pages. */
  total: number
  page: number
}

/** A page of the archive as rows. */
export function IssueList({ issues, total, page }: IssueListProps) {
  const { t } = useLanguage()
  const pages = Math.ceil(total / ARCHIVE_PAGE_SIZE)
  if (issues.length === 0 && pages <= 1) return null
  return (
    <section aria-labelledby="archive" className="column pt-section">
      <h2
        id="archive"
        className="display border-t border-line pt-6 pb-8 text-[clamp(1.75rem,3vw,2.5rem)] leading-none"
      >
        {t('Earlier issues')}
      </h2>
      {issues.length > 0 && (
        <ul className="border-b border-line">
          {issues.map((issue) => (
            <Row key={issue.slug} issue={issue} />
          ))}
        </ul>
      )}
      <ListPages
        page={page}
        pages={pages}
        pathOf={(to) => (to > 1 ? `${paths.newsletter}?page=${to}` : paths.newsletter)}
        newer={t('Newer issues')}
        older={t('Older issues')}
        className="pt-6"
      />
    </section>
  )
}

function Row({ issue: { slug, subject, preheader, sentOn } }: { issue: ArchivedSummary }) {
  const { tag } = useLanguage()
  return (
    <li className="relative grid gap-x-16 gap-y-1.5 border-t border-line py-5 hover:bg-tint md:grid-cols-[15rem_minmax(0,1fr)]">
      <p className="label pt-1 text-soft">
        <time dateTime={sentOn}>{longDate(sentOn, tag)}</time>
      </p>
      <div className="grid gap-1">
        <h3 className="text-card font-semibold wrap-anywhere">
          <a href={archivedIssuePath(slug)} className="stretched-link">
            {subject}
          </a>
        </h3>
        {preheader && <p className="text-soft">{preheader}</p>}
      </div>
    </li>
  )
}
