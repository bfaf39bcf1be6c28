import { z } from 'zod'
import { ISSUES_PER_PAGE } from '#model/newsletter/issue.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import type { IssueRow } from '#server/platform/db/rows/issues.ts'
import { countDeliveries, noDeliveries } from './deliveries.ts'

const pageSchema = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) })

/** A page of issues, newest first. */
export const listIssues = query('viewer', pageSchema, async ({ store }, { page }) => {
  const rows = await store
    .selectFrom('newsletter_issues')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ISSUES_PER_PAGE + 1)
    .offset((page - 1) * ISSUES_PER_PAGE)
    .execute()
  const shown = rows.slice(0, ISSUES_PER_PAGE)
  const counts = await countDeliveries(
    store,
    shown.map(({ id }) => id),
  )
  return {
    page,
    issues: shown.map((row) => presentIssue(row, counts.get(row.id))),
    hasMore: rows.length > ISSUES_PER_PAGE,
  }
})

export type Issue = ResultOf<typeof listIssues>['issues'][number]

/** `deliveries`: what the outbox has of it; emails of people who were erased are no longer there. */
export function presentIssue(row: IssueRow, deliveries = noDeliveries) {
  const { id, subject, preheader, state, version, failure, recipients } = row
  const { failed, waiting, retried, retriedUntil } = deliveries
  const sent = Math.max(row.sent, deliveries.sent)
  const isQueued = row.queued_at !== null
  return {
    ...{ id, subject, preheader, state, version, failure, recipients },
    ...{ sent, failed, retried, retriedUntil },
    /** Not tried yet; who unsubscribes meanwhile counts until their turn. */
    waiting: isQueued ? waiting : Math.max(0, recipients - sent - failed - retried),
    /** It counts as sent: all that is left is tried again, which can take days. */
    isRetried: state === 'sending' && isQueued && waiting === 0 && retried > 0 && sent > 0,
    /** When it is due, was sent or was saved. */
    at: row.started_at ?? (state === 'scheduled' ? row.due_at : null) ?? row.updated_at,
    by: row.author_name,
  }
}
