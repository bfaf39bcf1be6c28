import { textErrors } from '#model/newsletter/issue.ts'
import { issueValues } from '#model/newsletter/issue-document.ts'
import { isEverybody, type Segment } from '#model/newsletter/segment.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { parseBody } from '#server/features/content/published.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { previewBody } from './preview-body.ts'
import { countRecipients } from './recipients.ts'

/**
 * Checks that an issue of this body can be sent, before the transaction that schedules or sends it.
 * @throws HttpError 409 without a mail server or a subscriber, 422 for missing or unusable texts
 */
export async function requireSendable(context: AdminContext, body: string) {
  await requireComplete(context, body)
  await requireRecipients(context.store, context, issueValues(parseBody(body)).segment)
}

/** The same without looking for subscribers. */
export async function requireComplete(context: AdminContext, body: string) {
  if (!context.sendsMail && !context.mail.mailer) {
    fail(409, 'No mail server is set up. Set SMTP_URL and SITE_URL, and restart the server.')
  }
  const texts = issueValues(parseBody(body))
  const errors = textErrors(texts)
  const missing = Object.values(errors)
  if (missing.length > 0) fail(422, `${missing.join('. ')}.`, { errors })
  const { html } = await previewBody(context, texts.content)
  // HTML and comments are not sent.
  if (html === '') fail(422, `${nothing}.`, { errors: { content: nothing } })
}

const nothing = 'Write the issue: nothing of its text can be sent'

/** How many would get an issue now. @throws HttpError 409 if nobody would */
export async function requireRecipients(
  store: Store | StoreTransaction,
  { clock }: Pick<AdminContext, 'clock'>,
  segment: Segment,
) {
  const count = await countRecipients(store, segment, clock())
  if (count > 0) return count
  fail(409, isEverybody(segment) ? nobody : nobodyInSegment)
}

const nobody = 'Nobody has confirmed a subscription yet, so there is nobody to send this to.'

const nobodyInSegment =
  'Nobody meets all conditions of “Who gets it”. Remove one of them, or choose everybody.'
