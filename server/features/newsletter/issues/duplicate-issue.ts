import { issueName } from '#model/newsletter/issue.ts'
import { mutation } from '#server/actions/action.ts'
import { insertDraft } from './insert-draft.ts'
import { findIssue, issueId } from './issue-rows.ts'

/** Copies the texts of an issue to a new draft. The subject stays as it is: subscribers must not read "(copy)". */
export const duplicateIssue = mutation('author', issueId, async (context, { id }) => {
  const copy = await context.store.transaction().execute(async (transaction) => {
    const { subject, preheader, markdown } = await findIssue(transaction, id)
    const summary = `Duplicated the issue “${issueName(subject)}”`
    return insertDraft(transaction, context, { subject, preheader, markdown, summary })
  })
  return { message: 'This is a copy, and a draft.', value: { id: copy } }
})
