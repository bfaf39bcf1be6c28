import { sql } from 'kysely'
import { issuePath } from '#model/admin-paths.ts'
import { issueName, issueStateNames } from '#model/newsletter/issue.ts'
import type { Found } from '#model/search/search.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { countDeliveries } from '#server/features/newsletter/issues/deliveries.ts'
import { presentIssue } from '#server/features/newsletter/issues/list-issues.ts'
import { contains } from '#server/platform/db/like.ts'

const ISSUES_MAX = 6

/** Newest issues that are searched: no index holds their texts. */
const TEXTS_MAX = 500

/** Issues with all words in their subject, preview line or text; those with all in their subject first. */
export async function searchIssues({ store }: AdminContext, words: string[]): Promise<Found[]> {
  const hasAll = (columns: string[]) => {
    const found = words.map(
      (word) =>
        sql<boolean>`(${sql.join(
          columns.map((column) => contains(column, word)),
          sql` or `,
        )})`,
    )
    return sql<boolean>`${sql.join(found, sql` and `)}`
  }
  const newest = store
    .selectFrom('newsletter_issues')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(TEXTS_MAX)
  const rows = await store
    .selectFrom(newest.as('newest'))
    .selectAll()
    .where(hasAll(['subject', 'preheader', 'markdown']))
    .orderBy(sql`case when ${hasAll(['subject'])} then 0 else 1 end`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ISSUES_MAX)
    .execute()
  const sending = rows.filter(({ state }) => state === 'sending').map(({ id }) => id)
  const deliveries = await countDeliveries(store, sending)
  return rows.map((row) => {
    const { id, subject, state, isRetried } = presentIssue(row, deliveries.get(row.id))
    return {
      title: issueName(subject),
      detail: `Newsletter issue · ${issueStateNames[isRetried ? 'sent' : state]}`,
      href: issuePath(id),
    }
  })
}
