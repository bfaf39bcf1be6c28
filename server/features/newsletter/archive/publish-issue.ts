import { issueKey } from '#model/content/standalone.ts'
import { mutation } from '#server/actions/action.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { findIssue, issueId } from '#server/features/newsletter/issues/issue-rows.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { addToArchive } from './archive-issue.ts'

/** Shows an issue that was sent in the archive of the site, also one that was withdrawn. */
export const publishIssue = mutation('editor', issueId, async (context, { id }) => {
  const path = await context.store.transaction().execute(async (transaction) => {
    await findIssue(transaction, id)
    const issue = await transaction
      .selectFrom('newsletter_issues')
      .select(['id', 'subject'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!issue) fail(409, 'This issue was not sent yet. Send it first.')
    const path = await addToArchive(transaction, context, issue)
    await audit(transaction, context, {
      action: 'newsletter.issue-published',
      subject: `content:${issueKey(id)}`,
      summary: `Published the issue “${issue.subject}” in the archive`,
    })
    return path
  })
  await context.content.refresh()
  return { message: 'Everybody can read it on the site now.', value: { path } }
})

/** Takes an issue out of the archive. Its address says so from then on. */
export const withdrawIssue = mutation('editor', issueId, async (context, { id }) => {
  await context.store.transaction().execute(async (transaction) => {
    await findIssue(transaction, id)
    const issue = await transaction
      .updateTable('newsletter_issues')
      .set({ withdrawn_at: context.clock().toISOString() })
      .where('id', '=', id)
      .where('slug', 'is not', null)
      .where('withdrawn_at', 'is', null)
      .returning('subject')
      .executeTakeFirst()
    if (!issue) fail(409, 'This issue is not in the archive: nothing to withdraw.')
    await bumpContent(transaction)
    await audit(transaction, context, {
      action: 'newsletter.issue-withdrawn',
      subject: `content:${issueKey(id)}`,
      summary: `Withdrew the issue “${issue.subject}” from the archive`,
    })
  })
  await context.content.refresh()
  return { message: 'Withdrawn. Its address says so to whoever opens it.', value: null }
})
