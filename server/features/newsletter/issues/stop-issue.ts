import type { AuditAction } from '#model/audit/audit.ts'
import { issueKey } from '#model/content/standalone.ts'
import { issueName } from '#model/newsletter/issue.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { SentIssueRow } from '#server/platform/db/rows/issues.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findIssue, issueId } from './issue-rows.ts'
import { requireComplete } from './require-sendable.ts'

type Change = {
  from: SentIssueRow['state'][]
  to: Partial<SentIssueRow>
  /** False if those in the outbox are dropped. */
  hasEmails?: boolean
  /** Of the audit log. */
  action: AuditAction
  done: string
  /** Why it cannot be done in another state. */
  otherwise: string
}

/** Stops an issue that is being sent. What waits in the outbox is dropped, and what is being sent by now (issue-email.ts). */
export const stopIssue = mutation('editor', issueId, async (context, { id }) => {
  await change(context, id, {
    hasEmails: false,
    from: ['sending', 'paused'],
    to: { state: 'cancelled', finished_at: context.clock().toISOString() },
    ...{ action: 'newsletter.issue-stopped', done: 'Stopped sending' },
    otherwise: 'This issue is not being sent: nothing to stop.',
  })
  return { message: 'Stopped. Nobody else gets this issue.', value: null }
})

/** Pauses an issue: its emails stay in the outbox, and those that are being sent leave. */
export const pauseIssue = mutation('editor', issueId, async (context, { id }) => {
  await change(context, id, {
    ...{ from: ['sending'], to: { state: 'paused' } },
    ...{ action: 'newsletter.issue-paused', done: 'Paused' },
    otherwise: 'This issue is not being sent: nothing to pause.',
  })
  return { message: 'Paused. Nobody else gets this issue until you resume.', value: null }
})

/** Goes on with a paused issue, or sends a stopped one to those who have no email of it yet. */
export const resumeIssue = mutation('editor', issueId, async (context, { id }) => {
  const { body } = await findIssue(context.store, id)
  await requireComplete(context, body)
  await change(context, id, {
    from: ['paused', 'cancelled'],
    // Emails of a stopped issue were dropped; those that are left are skipped by their Message-ID.
    to: { state: 'sending', queued_to: '', queued_at: null, finished_at: null, failure: null },
    ...{ action: 'newsletter.issue-resumed', done: 'Resumed sending' },
    otherwise: 'This issue is neither stopped nor paused: nothing to resume.',
  })
  return { message: 'Resumed. The others get this issue now.', value: null }
})

/** Changes an issue in one of these states. @throws HttpError 404, or 409 in another one */
async function change(
  context: AdminContext,
  id: string,
  { from, to, hasEmails = true, action, done, otherwise }: Change,
) {
  await context.store.transaction().execute(async (transaction) => {
    await findIssue(transaction, id)
    const changed = await transaction
      .updateTable('newsletter_issues')
      .set(to)
      .where('id', '=', id)
      .where('state', 'in', from)
      .returning('subject')
      .executeTakeFirst()
    if (!changed) fail(409, otherwise)
    if (!hasEmails) {
      await transaction
        .deleteFrom('outbox')
        .where('issue_id', '=', id)
        .where('state', 'in', ['waiting', 'paused'])
        .execute()
    }
    const subject = `content:${issueKey(id)}`
    await audit(transaction, context, {
      ...{ action, subject, summary: `${done} the issue “${issueName(changed.subject)}”` },
    })
  })
}
