import { issueName } from '#model/newsletter/issue.ts'
import { issueTextsSchema } from '#model/newsletter/issue-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { lockIssue, seenIssue, writeIssue } from './issue-rows.ts'

/** Saves a draft, complete or not. */
export const saveIssue = mutation(
  'author',
  seenIssue.extend(issueTextsSchema.shape),
  async (context, { subject, preheader, content, ...seen }) => {
    const { actor, clock, store } = context
    const version = await store.transaction().execute(async (transaction) => {
      const issue = await lockIssue(transaction, seen, ['draft'])
      // One audit row per person, not per autosave.
      if (issue.author_id !== actor.id) {
        await audit(transaction, context, {
          action: 'newsletter.issue-drafted',
          subject: `issue:${issue.id}`,
          summary: `Changed the issue “${issueName(subject)}”`,
        })
      }
      const author = { author_id: actor.id, author_name: actor.name }
      const texts = { subject, preheader, markdown: content, due_at: null, failure: null }
      const updated_at = clock().toISOString()
      return writeIssue(transaction, issue, { ...texts, ...author, updated_at })
    })
    return { message: 'Draft saved.', value: { version } }
  },
)
