import { data } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { NewsletterForm } from '#app/site/forms/newsletter-form.tsx'
import { articleData } from '#app/site/screens/article-data.ts'
import { notFoundMeta, pageMeta, sharePicture, withSiteName } from '#app/site/screens/page-meta.ts'
import { requirePart } from '#app/site/screens/require-part.ts'
import { longDate } from '#model/day.ts'
import { archivedIssuePath, paths } from '#model/paths.ts'
import { useLanguage } from '#ui/language-context.ts'
import type { Route } from './+types/issue.ts'
import { OtherIssues } from './other-issues.tsx'
import { WithdrawnIssue } from './withdrawn-issue.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  await requirePart(context, 'newsletter')
  const { archive, content } = context.get(servicesContext)
  const [issue, screens] = await Promise.all([archive.issue(params.slug), content.screens()])
  if (!issue) throw data(null, { status: 404 })
  const text = screens.newsletter
  return issue === 'withdrawn'
    ? data({ issue: null, text }, { status: 410 })
    : data({ issue, text })
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (!loaderData) return notFoundMeta(args)
  if (!loaderData.issue) {
    return [
      { title: withSiteName(loaderData.text.title, args) },
      { name: 'robots', content: 'noindex' },
    ]
  }
  const { slug, subject, preheader, sentOn } = loaderData.issue
  const title = withSiteName(subject, args)
  const description = preheader || loaderData.text.description
  const path = archivedIssuePath(slug)
  const article = { headline: subject, description, datePublished: sentOn, path }
  return [
    ...pageMeta({ title, description }, sharePicture(`newsletter/${slug}`, subject), args),
    ...articleData('Article', article, args),
  ]
}

/** A newsletter issue that everybody can read. */
export default function IssueScreen({ loaderData: { issue, text } }: Route.ComponentProps) {
  const { tag, t } = useLanguage()
  if (!issue) return <WithdrawnIssue label={text.label} />
  return (
    <article aria-label={issue.subject}>
      <header className="column grid gap-8 pt-10 lg:pt-16">
        <nav aria-label={t('Breadcrumb')} className="label text-soft">
          <a
            href={paths.newsletter}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {text.label}
          </a>
        </nav>
        <h1 className="display text-title wrap-anywhere lg:max-w-[18ch]">{issue.subject}</h1>
        <div className="grid gap-x-16 gap-y-4 border-b border-line pb-8 lg:grid-cols-[1fr_auto] lg:items-end">
          <p className="max-w-[56ch] text-intro">{issue.preheader}</p>
          <p className="label text-soft">
            <time dateTime={issue.sentOn}>{longDate(issue.sentOn, tag)}</time>
          </p>
        </div>
      </header>
      <div className="column grid grid-cols-[minmax(0,1fr)] gap-x-16 pt-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div
          className="article issue lg:col-start-2"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by server/features/markdown/render-markdown.ts
          dangerouslySetInnerHTML={{ __html: issue.html }}
        />
      </div>
      <OtherIssues newer={issue.newer} older={issue.older} />
      <aside
        aria-labelledby="issue-newsletter-title"
        className="column grid gap-x-16 gap-y-6 py-section md:grid-cols-2"
      >
        <div className="grid content-start gap-3">
          <h2
            id="issue-newsletter-title"
            className="display text-[clamp(1.75rem,3vw,2.5rem)] leading-none"
          >
            {text.heading}
          </h2>
          <p className="max-w-[46ch] text-soft">{text.intro}</p>
        </div>
        <NewsletterForm id="issue-newsletter" />
      </aside>
    </article>
  )
}
