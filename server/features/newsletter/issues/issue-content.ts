import type { MailContent } from '#model/mail/mail.ts'
import type { IssueDocument } from '#model/newsletter/issue-document.ts'
import { type Settings, subscriptionFooter } from '#server/features/newsletter/email-contents.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import { languageOf } from '#server/platform/language/languages.ts'

/** An issue in the layout of all emails. */
export function issueContent(
  settings: Settings,
  { subject, preheader }: Pick<IssueDocument, 'subject' | 'preheader'>,
  body: NonNullable<MailContent['body']>,
  subscriber: Pick<SubscriberRow, 'consent_source'>,
  key: string,
  /** The path of its public page; null if it has none. */
  path: string | null,
): MailContent {
  const { site, siteUrl } = settings
  const { t } = languageOf(site.language)
  return {
    subject,
    ...(path && siteUrl && { page: { label: t('Read in the browser'), url: siteUrl + path } }),
    preview: preheader,
    heading: subject,
    paragraphs: [],
    body,
    ...subscriptionFooter(settings, subscriber, key),
  }
}
