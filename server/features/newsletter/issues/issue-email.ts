import { paths } from '#model/paths.ts'
import { findSubscriber, listHeaders } from '#server/features/newsletter/emails.ts'
import { subscriberKey } from '#server/features/newsletter/subscriber-key.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { fillContent } from '#server/platform/mail/fill-tokens.ts'
import { personalValues } from './personal-tokens.ts'
import { sharedContent } from './shared-content.ts'
import { skipReason } from './skip-reason.ts'

/** An issue to one subscriber; null for those who get none any more, and while it is stopped. */
export async function issueEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const issue = await deps.store
    .selectFrom('newsletter_issues')
    .select(['state', 'revision_id'])
    .where('id', '=', row.issue_id ?? '')
    .executeTakeFirst()
  const subscriber = await findSubscriber(deps, row)
  if (!issue || !subscriber) return null
  const isSent = row.state === 'sent'
  const isStopped = issue.state === 'cancelled'
  if (!isSent && (isStopped || (await skipReason(deps.store, subscriber, deps.clock()))))
    return null
  const key = subscriberKey(deps.secrets, 'unsubscribe', subscriber.id)
  const isAdded = subscriber.consent_source !== null
  const { content, tokens } = await sharedContent(deps, issue.revision_id, isAdded)
  const values = {
    ...{ key, source: subscriber.consent_source ?? '' },
    ...personalValues(tokens, subscriber),
  }
  return {
    headers: listHeaders(deps.siteUrl, key, row.issue_id ?? ''),
    mustLink: `${deps.siteUrl}${paths.unsubscribe}?key=${key}`,
    content: fillContent(content, values),
    shared: { content, values },
    isKept: true,
  }
}
