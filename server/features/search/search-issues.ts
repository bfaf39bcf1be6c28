import { sql } from 'kysely'
import { issuePath } from '#model/admin-paths.ts'
import { issueName, issueStateNames } from '#model/newsletter/issue.ts'
import { issueValues } from '#model/newsletter/issue-document.ts'
import type { Found } from '#model/search/search.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { parseBody } from '#server/features/content/published.ts'
import { issueRows } from '#server/features/newsletter/issues/issue-rows.ts'
import { presentIssues } from '#server/features/newsletter/issues/list-issues.ts'
import { contains } from '#server/platform/db/like.ts'

const ISSUES_MAX = 6

/** Newest issues that are searched: no index holds their texts. */
const TEXTS_MAX = 500

/** Issues with all words in their subject, preview line or text; those with all in their subject first. */
export async function searchIssues({ store }: AdminContext, words: string[]): Promise<Found[]> {
  const newest = issueRows(store).orderBy('document.key', 'desc').limit(TEXTS_MAX)
  const hasAll = words.map((word) => contains('body', word))
  const rows = await store
    .selectFrom(newest.as('newest'))
    .selectAll()
    .where(sql<boolean>`${sql.join(hasAll, sql` and `)}`)
    .orderBy('key', 'desc')
    .execute()
  const found = rows
    // The names of the fields are also in the body.
    .map((row) => ({ row, rank: rankOf(row.body, words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, ISSUES_MAX)
  const issues = await presentIssues(
    store,
    found.map(({ row }) => row),
  )
  return issues.map(({ id, subject, state, isRetried }) => ({
    title: issueName(subject),
    detail: `Newsletter issue · ${issueStateNames[isRetried ? 'sent' : state]}`,
    href: issuePath(id),
  }))
}

/** 2: all words are in the subject; 1: in any of its texts; 0: they are not. */
function rankOf(body: string, words: string[]) {
  const { subject, preheader, content } = issueValues(parseBody(body))
  const has = (texts: string) => words.every((word) => texts.toLowerCase().includes(word))
  if (has(subject)) return 2
  return has([subject, preheader, content].join('\n')) ? 1 : 0
}
