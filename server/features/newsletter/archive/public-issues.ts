import { issueValues } from '#model/newsletter/issue-document.ts'
import { withFallbacks } from '#model/newsletter/personal-fields.ts'
import { parseBody } from '#server/features/content/published.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** The issues in the archive, which everybody can read. */
export function publicIssues(store: Store | StoreTransaction) {
  return store
    .selectFrom('newsletter_issues as issue')
    .where('issue.slug', 'is not', null)
    .where('issue.withdrawn_at', 'is', null)
}

/** The same with their texts, newest first. */
export function newestIssues(store: Store) {
  return publicIssues(store)
    .innerJoin('content_revisions as revision', 'revision.id', 'issue.revision_id')
    .select(['issue.id', 'issue.slug', 'issue.started_at', 'revision.body'])
    .orderBy('issue.started_at', 'desc')
    .orderBy('issue.id', 'desc')
}

export type PublicIssueRow = Awaited<ReturnType<ReturnType<typeof newestIssues>['execute']>>[number]

export function issueSummary({ slug, started_at, body }: PublicIssueRow) {
  const { subject, preheader } = issueValues(parseBody(body))
  const sentOn = started_at.slice(0, 'yyyy-mm-dd'.length)
  const texts = { subject: withFallbacks(subject), preheader: withFallbacks(preheader) }
  return { slug: slug ?? '', ...texts, sentOn }
}

/** The slugs of all issues in the archive. */
export async function publicIssueSlugs(store: Store) {
  const rows = await publicIssues(store).select('issue.slug').execute()
  return rows.flatMap(({ slug }) => slug ?? [])
}
