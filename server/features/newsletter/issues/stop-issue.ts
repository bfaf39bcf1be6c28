import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { requireComplete } from './complete-issue.ts'
import { findIssue, issueId, lockIssue, seenIssue, writeIssue } from './issue-rows.ts'

/** Makes a scheduled issue a draft again. */
export const unscheduleIssue = mutation('editor', seenIssue, async (context, seen) => {
  await context.store.transaction().execute(async (transaction) => {
    const issue = await lockIssue(transaction, seen, ['scheduled'])
    await writeIssue(transaction, issue, { state: 'draft', due_at: null })
    await audit(transaction, context, {
      action: 'newsletter.issue-schedule-cancelled',
      subject: `issue:${issue.id}`,
      summary: `Cancelled the schedule of the issue “${issue.subject}”`,
    })
  })
  return { message: 'Cancelled. The issue is a draft again.', value: null }
})

/** Stops an issue that is being sent: what waits in the outbox is dropped when its turn comes (issue-email.ts). */
export const stopIssue = mutation('editor', issueId, async (context, { id }) => {
  await context.store.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('newsletter_issues')
      .set(({ eb }) => ({
        state: 'cancelled',
        finished_at: context.clock().toISOString(),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .executeTakeFirst()
    const { subject } = await findIssue(transaction, id)
    if (numUpdatedRows === 0n) fail(409, 'This issue is not being sent: nothing to stop.')
    await audit(transaction, context, {
      action: 'newsletter.issue-stopped',
      subject: `issue:${id}`,
      summary: `Stopped sending the issue “${subject}”`,
    })
  })
  return { message: 'Stopped. Nobody else gets this issue.', value: null }
})

/** Sends a stopped issue to those who have no email of it yet. The others are skipped by the outbox, by Message-ID. */
export const resumeIssue = mutation('editor', seenIssue, async (context, seen) => {
  await requireComplete(context, seen.id)
  await context.store.transaction().execute(async (transaction) => {
    const issue = await lockIssue(transaction, seen, ['cancelled'])
    const from = { queued_to: '', queued_at: null, finished_at: null, failure: null }
    await writeIssue(transaction, issue, { state: 'sending', ...from })
    await audit(transaction, context, {
      action: 'newsletter.issue-resumed',
      subject: `issue:${issue.id}`,
      summary: `Resumed sending the issue “${issue.subject}”`,
    })
  })
  return { message: 'Resumed. The others get this issue now.', value: null }
})
