import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { confirmContent, welcomeContent } from './email-contents.ts'
import { subscriberKey } from './subscriber-key.ts'

/** Asks the owner of an address to confirm the subscription. */
export async function confirmEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const { nonce } = JSON.parse(row.payload) as { nonce: string }
  const subscriber = await findSubscriber(deps, row)
  // A newer email has replaced this link.
  if (!subscriber || subscriber.state === 'confirmed' || subscriber.nonce !== nonce) return null
  const key = subscriberKey(deps.secrets, 'confirm', subscriber.id, nonce)
  return {
    content: confirmContent(await settingsOf(deps), subscriber, key),
  }
}

/** The first email to a confirmed address, with an unsubscribe link. */
export async function welcomeEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const subscriber = await findSubscriber(deps, row)
  if (subscriber?.state !== 'confirmed') return null
  const key = subscriberKey(deps.secrets, 'unsubscribe', subscriber.id)
  return {
    headers: listHeaders(deps.siteUrl, key, 'welcome'),
    content: welcomeContent(await settingsOf(deps), subscriber, key),
  }
}

export async function settingsOf({ content, siteUrl }: Pick<EmailDeps, 'content' | 'siteUrl'>) {
  const [site, emails] = await Promise.all([content.site(), content.emails()])
  return { site, emails, siteUrl }
}

/**
 * Headers of an email to subscribers: a button that unsubscribes with one POST (RFC 8058), the list (RFC 2919), and `mailing`, by
 * which Google counts complaints.
 * @throws Error without the site's address, which no such email may lack
 */
export function listHeaders(siteUrl: string | null, key: string, mailing: string) {
  if (!siteUrl) throw new Error('An email to subscribers needs SITE_URL for its unsubscribe link.')
  return {
    'List-Id': `<newsletter.${new URL(siteUrl).hostname}>`,
    'List-Unsubscribe': `<${siteUrl}/api/newsletter/unsubscribe?key=${key}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Feedback-ID': `${mailing}:newsletter`,
  }
}

export function findSubscriber(
  { store }: EmailDeps,
  row: OutboxRow,
): Promise<SubscriberRow | undefined> {
  return store
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('id', '=', row.subject_id ?? '')
    .executeTakeFirst()
}
