import { findSubscriber, listHeaders, settingsOf } from '#server/features/newsletter/emails.ts'
import { subscriberKey } from '#server/features/newsletter/subscriber-key.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { issueContent } from './issue-content.ts'

/** An issue to one subscriber; null for those who unsubscribed meanwhile, and once it was stopped. */
export async function issueEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const issue = await deps.store
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('id', '=', row.issue_id ?? '')
    .executeTakeFirst()
  const subscriber = await findSubscriber(deps, row)
  if (!issue || !subscriber) return null
  const isSent = row.state === 'sent'
  if (!isSent && (issue.state === 'cancelled' || subscriber.state !== 'confirmed')) return null
  const { markdown, emailPictures, siteUrl } = deps
  const body = await markdown.email(issue.markdown, siteUrl ?? '', emailPictures.in)
  const key = subscriberKey(deps.secrets, 'unsubscribe', subscriber.id)
  return {
    headers: listHeaders(siteUrl, key),
    content: issueContent(await settingsOf(deps), issue, body, subscriber, key),
    isKept: true,
  }
}
