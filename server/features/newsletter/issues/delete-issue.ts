import { issueKey } from '#model/content/standalone.ts'
import { mutation } from '#server/actions/action.ts'
import { deleteDocuments } from '#server/features/content/editor/delete-documents.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import { bumpVersion } from '#server/features/content/editor/write-document.ts'
import { openPlans } from '#server/features/content/plans/plan-rows.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { seenIssue } from './issue-rows.ts'

/** Deletes a draft. What was sent stays. */
export const deleteIssue = mutation('author', seenIssue, async (context, { id, version }) => {
  const key = issueKey(id)
  await context.store.transaction().execute(async (transaction) => {
    await bumpVersion(transaction, key, version)
    const plans = await openPlans(transaction, key)
    if (plans.some(({ state }) => state === 'pending')) {
      fail(409, 'This issue is scheduled. Cancel its schedule first.')
    }
    const title = await storedTitle(transaction, context, key)
    await deleteDocuments(transaction, [key])
    await audit(transaction, context, {
      action: 'newsletter.issue-deleted',
      subject: `content:${key}`,
      summary: `Deleted the draft of the issue “${title}”`,
    })
  })
  return { message: 'Draft deleted.', value: null }
})
