import { issueKey } from '#model/content/standalone.ts'
import { countSubscribers } from '#model/newsletter/issue.ts'
import { issueValues } from '#model/newsletter/issue-document.ts'
import { mutation } from '#server/actions/action.ts'
import { bumpVersion, writePublished } from '#server/features/content/editor/write-document.ts'
import { cancelOpenPlans } from '#server/features/content/plans/plan-rows.ts'
import { parseBody } from '#server/features/content/published.ts'
import { approveReview } from '#server/features/content/reviews/review-rows.ts'
import { findIssue, seenIssue } from './issue-rows.ts'
import { requireComplete, requireRecipients } from './require-sendable.ts'
import { startSending } from './start-issue.ts'

/** Sends an issue to everybody of its segment who is subscribed now. */
export const sendIssue = mutation('editor', seenIssue, async (context, { id, version }) => {
  const key = issueKey(id)
  const { body } = await findIssue(context.store, id)
  await requireComplete(context, body)
  const count = await context.store.transaction().execute(async (transaction) => {
    await bumpVersion(transaction, key, version)
    const { body, by } = await findIssue(transaction, id)
    const { subject, segment, isPublic } = issueValues(parseBody(body))
    const recipients = await requireRecipients(transaction, context, segment)
    const revision_id = await writePublished(transaction, context, key, body, null)
    await cancelOpenPlans(transaction, context, key, 'send')
    await approveReview(transaction, context, key)
    await startSending(transaction, context, {
      ...{ id, revision_id, subject, recipients, author_name: by, isPublic },
    })
    return recipients
  })
  await context.content.refresh()
  return { message: `Sending to ${countSubscribers(count)}.`, value: null }
})
