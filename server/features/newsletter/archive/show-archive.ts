import { slugSchema } from '#model/blog/blog-schemas.ts'
import { ARCHIVE_PAGE_SIZE, type Archive, type ArchivedIssue } from '#model/newsletter/archive.ts'
import { issueValues } from '#model/newsletter/issue-document.ts'
import { withFallbacks } from '#model/newsletter/personal-fields.ts'
import type { Deps } from '#server/deps.ts'
import { absentFrom } from '#server/features/content/absent.ts'
import { parseBody } from '#server/features/content/published.ts'
import { withoutHtmlLinks } from '#server/features/content/without-html-links.ts'
import { issueSummary, newestIssues, type PublicIssueRow, publicIssues } from './public-issues.ts'

type ArchiveDeps = Pick<Deps, 'store' | 'markdown' | 'content'>

/** A page of the issues that everybody can read, newest first. */
export async function showArchive({ store }: ArchiveDeps, page: number): Promise<Archive> {
  const rows = await newestIssues(store)
    .limit(ARCHIVE_PAGE_SIZE)
    .offset((page - 1) * ARCHIVE_PAGE_SIZE)
    .execute()
  const { total } = await publicIssues(store)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return { issues: rows.map(issueSummary), total: Number(total) }
}

/** An issue of the archive; null if there is none at this address. */
export async function showArchivedIssue(
  deps: ArchiveDeps,
  slug: string,
): Promise<ArchivedIssue | 'withdrawn' | null> {
  const { store } = deps
  if (!slugSchema.safeParse(slug).success) return null
  const row = await newestIssues(store).where('issue.slug', '=', slug).executeTakeFirst()
  if (!row) return (await isWithdrawn(deps, slug)) ? 'withdrawn' : null
  const [older, newer] = await Promise.all([
    newestIssues(store).where('issue.started_at', '<', row.started_at).executeTakeFirst(),
    newestIssues(store)
      .where('issue.started_at', '>', row.started_at)
      .clearOrderBy()
      .orderBy('issue.started_at')
      .executeTakeFirst(),
  ])
  return {
    ...issueSummary(row),
    html: await issueHtml(deps, row),
    older: older ? issueSummary(older) : null,
    newer: newer ? issueSummary(newer) : null,
  }
}

/** The text of an issue as visitors read it. */
export async function issueHtml(
  { markdown, content }: ArchiveDeps,
  { id, body }: Pick<PublicIssueRow, 'id' | 'body'>,
) {
  const { subject: title, content: text } = issueValues(parseBody(body))
  const shown = { title: withFallbacks(title), markdown: withFallbacks(text) }
  const { html } = await markdown.post({ id, ...shown, status: 'published' })
  const absent = absentFrom(content.complete())
  return absent ? withoutHtmlLinks(html, absent) : html
}

async function isWithdrawn({ store }: ArchiveDeps, slug: string) {
  const row = await store
    .selectFrom('newsletter_issues')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row !== undefined
}
