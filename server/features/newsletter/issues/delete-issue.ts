import { issueName } from '#model/newsletter/issue.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { lockIssue, seenIssue } from './issue-rows.ts'

/** Deletes a draft. What was sent stays. */
export const deleteIssue = mutation('author', seenIssue, async (context, seen) => {
  await context.store.transaction().execute(async (transaction) => {
    const { id, subject } = await lockIssue(transaction, seen, ['draft'])
    await transaction.deleteFrom('newsletter_issues').where('id', '=', id).execute()
    await audit(transaction, context, {
      action: 'newsletter.issue-deleted',
      subject: `issue:${id}`,
      summary: `Deleted the draft of the issue “${issueName(subject)}”`,
    })
  })
  return { message: 'Draft deleted.', value: null }
})
