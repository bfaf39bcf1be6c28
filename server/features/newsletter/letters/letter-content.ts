import type { MailContent } from '#model/mail/mail.ts'
import { type Settings, subscriptionFooter } from '#server/features/newsletter/email-contents.ts'
import type { LetterRow } from '#server/platform/db/rows/letters.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'

/** A letter in the layout of all emails. */
export function letterContent(
  settings: Settings,
  { subject, preheader }: Pick<LetterRow, 'subject' | 'preheader'>,
  body: NonNullable<MailContent['body']>,
  subscriber: Pick<SubscriberRow, 'consent_source'>,
  key: string,
): MailContent {
  return {
    subject,
    preview: preheader,
    heading: subject,
    paragraphs: [],
    body,
    ...subscriptionFooter(settings, subscriber, key),
  }
}
