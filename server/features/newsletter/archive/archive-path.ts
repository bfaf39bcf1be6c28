import { archivedIssuePath } from '#model/paths.ts'
import type { Settings } from '#server/features/newsletter/email-contents.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { publicIssues } from './public-issues.ts'

/** The path of the public page of an issue, by its id or its text; null if it has none. */
export async function archivePath(
  store: Store,
  { site }: Pick<Settings, 'site'>,
  of: { id: string } | { revision: string },
) {
  if (!site.parts.newsletter) return null
  const [column, value] =
    'id' in of ? (['issue.id', of.id] as const) : (['issue.revision_id', of.revision] as const)
  const row = await publicIssues(store)
    .select('issue.slug')
    .where(column, '=', value)
    .executeTakeFirst()
  return row?.slug ? archivedIssuePath(row.slug) : null
}
