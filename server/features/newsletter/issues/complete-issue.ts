import { missingTexts } from '#model/newsletter/issue.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findIssue } from './issue-rows.ts'
import { previewBody } from './preview-body.ts'

/**
 * Checks that an issue can be sent, before the transaction that schedules or sends it.
 * @throws HttpError 409 without a mail server, 422 for missing or unusable texts
 */
export async function requireComplete(context: AdminContext, id: string) {
  if (!context.sendsMail && !context.mail.mailer) {
    fail(409, 'No mail server is set up. Set SMTP_URL and SITE_URL, and restart the server.')
  }
  const issue = await findIssue(context.store, id)
  const errors = missingTexts({ ...issue, content: issue.markdown })
  const missing = Object.values(errors)
  if (missing.length > 0) fail(422, `${missing.join('. ')}.`, { errors })
  const { html } = await previewBody(context, issue.markdown)
  // HTML and comments are not sent.
  if (html === '') fail(422, `${nothing}.`, { errors: { content: nothing } })
}

const nothing = 'Write the issue: nothing of its text can be sent'
