import { z } from 'zod'
import { ISSUES_PER_PAGE, type IssueState } from '#model/newsletter/issue.ts'
import { issueValues } from '#model/newsletter/issue-document.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { parseBody } from '#server/features/content/published.ts'
import type { PlanRow } from '#server/platform/db/rows/plans.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { countDeliveries, nobody } from './deliveries.ts'
import { type IssueRow, issueIdOf, issueRows } from './issue-rows.ts'

const pageSchema = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) })

/** A page of issues, newest first. */
export const listIssues = query('viewer', pageSchema, async ({ store }, { page }) => {
  const rows = await issueRows(store)
    // Their ids are in the order of their creation.
    .orderBy('document.key', 'desc')
    .limit(ISSUES_PER_PAGE + 1)
    .offset((page - 1) * ISSUES_PER_PAGE)
    .execute()
  const issues = await presentIssues(store, rows.slice(0, ISSUES_PER_PAGE))
  return { page, issues, hasMore: rows.length > ISSUES_PER_PAGE }
})

export type Issue = ResultOf<typeof listIssues>['issues'][number]

/** Issues with their plans, and what the outbox has of them. */
export async function presentIssues(store: Store, rows: IssueRow[]) {
  const counts = await countDeliveries(
    store,
    rows.flatMap(({ key, state }) => (state === null ? [] : [issueIdOf(key)])),
  )
  const plans = await plansOf(
    store,
    rows.map(({ key }) => key),
  )
  return rows.map((row) =>
    presentIssue(
      row,
      plans.find(({ document }) => document === row.key),
      counts.get(issueIdOf(row.key)),
    ),
  )
}

/** Plans of these issues that are pending or have failed. */
function plansOf(store: Store, keys: string[]) {
  return keys.length === 0
    ? []
    : store
        .selectFrom('plans')
        .selectAll()
        .where('document', 'in', keys)
        .where('state', 'in', ['pending', 'failed'])
        .execute()
}

function presentIssue(row: IssueRow, plan: PlanRow | undefined, counts = nobody) {
  const { subject, preheader } = issueValues(parseBody(row.body))
  const { sent, failed, skipped, retried, retriedUntil } = counts
  const due = plan?.state === 'pending' ? plan.due_at : null
  const state: IssueState = row.state ?? (due === null ? 'draft' : 'scheduled')
  const recipients = row.recipients ?? 0
  // Not all are listed in the first seconds.
  const waiting = Math.max(0, recipients - sent - failed - skipped)
  return {
    ...{ id: issueIdOf(row.key), subject, preheader, state, version: row.version, recipients },
    ...{ sent, failed, skipped, waiting, retried, retriedUntil },
    /** Why it was not sent at its time, or why it was stopped. */
    failure: row.failure ?? plan?.failure ?? null,
    /** It counts as sent: all that is left is tried again, which can take days. */
    isRetried:
      state === 'sending' &&
      row.queued_at !== null &&
      waiting === retried &&
      sent > 0 &&
      retried > 0,
    /** When it is due, was sent or was saved. */
    at: row.started_at ?? due ?? row.saved_at,
    by: row.by,
  }
}
