import type { MailContent } from '#model/mail/mail.ts'
import type { IssueDocument } from '#model/newsletter/issue-document.ts'
import { type Settings, subscriptionFooter } from '#server/features/newsletter/email-contents.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'

/** An issue in the layout of all emails. */
export function issueContent(
  settings: Settings,
  { subject, preheader }: Pick<IssueDocument, 'subject' | 'preheader'>,
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
