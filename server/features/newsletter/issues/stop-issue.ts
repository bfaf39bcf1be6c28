import { issueKey } from '#model/content/standalone.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { SentIssueRow } from '#server/platform/db/rows/issues.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findIssue, issueId } from './issue-rows.ts'
import { requireComplete } from './require-sendable.ts'

/** Stops an issue that is being sent: what waits in the outbox is dropped when its turn comes (issue-email.ts). */
export const stopIssue = mutation('editor', issueId, async (context, { id }) => {
  await context.store.transaction().execute(async (transaction) => {
    const finished_at = context.clock().toISOString()
    const subject = await change(transaction, id, 'sending', { state: 'cancelled', finished_at })
    if (subject === null) fail(409, 'This issue is not being sent: nothing to stop.')
    await audit(transaction, context, {
      action: 'newsletter.issue-stopped',
      subject: `content:${issueKey(id)}`,
      summary: `Stopped sending the issue “${subject}”`,
    })
  })
  return { message: 'Stopped. Nobody else gets this issue.', value: null }
})

/** Sends a stopped issue to those who have no email of it yet. The others are skipped by the outbox, by Message-ID. */
export const resumeIssue = mutation('editor', issueId, async (context, { id }) => {
  const { body } = await findIssue(context.store, id)
  await requireComplete(context, body)
  await context.store.transaction().execute(async (transaction) => {
    const from = { queued_to: '', queued_at: null, finished_at: null, failure: null }
    const subject = await change(transaction, id, 'cancelled', { state: 'sending', ...from })
    if (subject === null) fail(409, 'This issue is not stopped: nothing to resume.')
    await audit(transaction, context, {
      action: 'newsletter.issue-resumed',
      subject: `content:${issueKey(id)}`,
      summary: `Resumed sending the issue “${subject}”`,
    })
  })
  return { message: 'Resumed. The others get this issue now.', value: null }
})

/** Changes an issue in this state; its subject, or null if it is in another one. @throws HttpError 404 */
async function change(
  transaction: StoreTransaction,
  id: string,
  state: SentIssueRow['state'],
  to: Partial<SentIssueRow>,
) {
  await findIssue(transaction, id)
  const changed = await transaction
    .updateTable('newsletter_issues')
    .set(to)
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('subject')
    .executeTakeFirst()
  return changed?.subject ?? null
}
