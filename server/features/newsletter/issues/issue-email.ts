import { countedVersions } from '#model/newsletter/newsletter.ts'
import { paths } from '#model/paths.ts'
import { READER_TOKEN } from '#server/features/newsletter/clicks/count-links.ts'
import { findSubscriber, listHeaders } from '#server/features/newsletter/emails.ts'
import { subscriberKey } from '#server/features/newsletter/subscriber-key.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { fillContent } from '#server/platform/mail/fill-tokens.ts'
import { personalValues } from './personal-tokens.ts'
import { sharedContent } from './shared-content.ts'
import { skipReason } from './skip-reason.ts'

/** An issue to one subscriber; null for those who get none any more, and while it is stopped. */
export async function issueEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const issue = await deps.store
    .selectFrom('newsletter_issues')
    .select(['id', 'state', 'revision_id', 'subject'])
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
  const { content, tokens } = await sharedContent(deps, issue, isAdded)
  const values = {
    ...{ key, source: subscriber.consent_source ?? '' },
    ...personalValues(tokens, subscriber),
    [READER_TOKEN]: readerQuery(deps, subscriber, issue.id),
  }
  return {
    headers: listHeaders(deps.siteUrl, key, row.issue_id ?? ''),
    mustLink: `${deps.siteUrl}${paths.unsubscribe}?key=${key}`,
    content: fillContent(content, values),
    shared: { content, values },
    isKept: true,
    isPersonal: true,
  }
}

/** What names somebody in counted links, if they agreed to that. */
function readerQuery(
  { secrets }: EmailDeps,
  { id, consent_version }: Pick<SubscriberRow, 'id' | 'consent_version'>,
  issueId: string,
) {
  const isCounted = countedVersions.some((version) => version === consent_version)
  return isCounted ? `?s=${subscriberKey(secrets, 'click', id, issueId)}` : ''
}
