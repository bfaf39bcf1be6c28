import { issueValues } from '#model/newsletter/issue-document.ts'
import { parseBody } from '#server/features/content/published.ts'
import { findSuppressed } from '#server/features/newsletter/bounces/suppress.ts'
import { findSubscriber, listHeaders, settingsOf } from '#server/features/newsletter/emails.ts'
import { subscriberKey } from '#server/features/newsletter/subscriber-key.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { issueContent } from './issue-content.ts'

/** An issue to one subscriber; null for those who unsubscribed or were suppressed meanwhile, and once it was stopped. */
export async function issueEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const issue = await deps.store
    .selectFrom('newsletter_issues as issue')
    .innerJoin('content_revisions as revision', 'revision.id', 'issue.revision_id')
    .select(['issue.state', 'revision.body'])
    .where('issue.id', '=', row.issue_id ?? '')
    .executeTakeFirst()
  const subscriber = await findSubscriber(deps, row)
  if (!issue || !subscriber) return null
  const isSent = row.state === 'sent'
  if (!isSent && (issue.state === 'cancelled' || subscriber.state !== 'confirmed')) return null
  if (!isSent && (await findSuppressed(deps, subscriber.email))) return null
  const { markdown, emailPictures, siteUrl } = deps
  const texts = issueValues(parseBody(issue.body))
  const body = await markdown.email(texts.content, siteUrl ?? '', emailPictures.in)
  const key = subscriberKey(deps.secrets, 'unsubscribe', subscriber.id)
  return {
    headers: listHeaders(siteUrl, key),
    content: issueContent(await settingsOf(deps), texts, body, subscriber, key),
    isKept: true,
  }
}
