import { z } from 'zod'
import type { IssueState } from '#model/newsletter/issue.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import type { IssueRow } from '#server/platform/db/rows/issues.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

/** An issue as the person saw it. */
export const seenIssue = z.object({ id: z.uuid(), version: seenVersion })

export const issueId = z.object({ id: z.uuid() })

/** @throws HttpError 404 */
export async function findIssue(store: Store | StoreTransaction, id: string) {
  const row = await store
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? fail(404, 'This issue does not exist. Somebody may have deleted it.')
}

/**
 * The issue, locked until the transaction ends.
 * @throws HttpError 404, and 409 if it is in none of these states or was changed since the person saw it.
 */
export async function lockIssue(
  transaction: StoreTransaction,
  { id, version }: z.output<typeof seenIssue>,
  states: IssueState[],
) {
  // A write, because SQLite has no other lock.
  await transaction.updateTable('newsletter_issues').set({ id }).where('id', '=', id).execute()
  const issue = await findIssue(transaction, id)
  if (!states.includes(issue.state)) fail(409, stateMessages[issue.state])
  if (issue.version !== version) {
    const who = issue.author_name
    fail(409, `${who} has saved this issue meanwhile. Nothing was changed: compare first.`)
  }
  return issue
}

const stateMessages: Record<IssueState, string> = {
  draft: 'This issue is a draft: its schedule was cancelled meanwhile.',
  scheduled: 'This issue is scheduled. Cancel its schedule first.',
  sending: 'This issue is already being sent.',
  sent: 'This issue has already been sent.',
  cancelled: 'This issue was stopped.',
}

/** Writes a locked issue; returns its new version. */
export async function writeIssue(
  transaction: StoreTransaction,
  { id, version }: IssueRow,
  change: Partial<IssueRow>,
) {
  const next = version + 1
  await transaction
    .updateTable('newsletter_issues')
    .set({ ...change, version: next })
    .where('id', '=', id)
    .execute()
  return next
}
