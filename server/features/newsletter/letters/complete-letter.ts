import type { AdminContext } from '#server/actions/admin-context.ts'
import type { LetterRow } from '#server/platform/db/rows/letters.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findLetter } from './letter-rows.ts'

/**
 * Checks that a letter can be sent, before the transaction that schedules or sends it.
 * @throws HttpError 409 without a mail server, 422 for missing or unusable texts
 */
export async function requireComplete(context: AdminContext, id: string) {
  if (!context.sendsMail && !context.mail.mailer) {
    fail(409, 'No mail server is set up. Set SMTP_URL and SITE_URL, and restart the server.')
  }
  const letter = await findLetter(context.store, id)
  requireTexts(letter)
  await context.markdown.emailPreview(letter.markdown, context.siteUrl ?? '')
}

function requireTexts({ subject, markdown }: LetterRow) {
  const errors = {
    ...(subject === '' && { subject: 'Enter the subject' }),
    ...(markdown === '' && { content: 'Write the letter' }),
  }
  const missing = Object.values(errors)
  if (missing.length > 0) fail(422, `${missing.join('. ')}.`, { errors })
}
