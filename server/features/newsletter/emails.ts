import { CONFIRM_WITHIN_DAYS, consentTextOf } from '#model/newsletter/newsletter.ts'
import { paths } from '#model/paths.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { subscriberKey } from './subscriber-key.ts'

/** Asks the owner of an address to confirm the subscription. */
export async function confirmEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const { nonce } = JSON.parse(row.payload) as { nonce: string }
  const subscriber = await findSubscriber(deps, row)
  // A newer email has replaced this link.
  if (subscriber?.state !== 'pending' || subscriber.nonce !== nonce) return null
  const { name, address } = await deps.content.site()
  const key = subscriberKey(deps.secrets, 'confirm', subscriber.id, nonce)
  return {
    headers: { 'Auto-Submitted': 'auto-generated' },
    content: {
      subject: `Please confirm your address for the ${name} newsletter`,
      preview: `Please confirm within ${CONFIRM_WITHIN_DAYS} days.`,
      heading: 'Is this you?',
      paragraphs: [
        `${reasonOf(subscriber, name)} Open the page below and press the button to confirm it.`,
        consentTextOf(subscriber.consent_version) ?? '',
      ].filter(Boolean),
      action: {
        label: 'Confirm my address',
        url: `${deps.siteUrl}${paths.confirmSubscription}?key=${key}`,
      },
      afterwards: [
        `The link works once, within ${CONFIRM_WITHIN_DAYS} days. If it was not you, do nothing: unless you confirm, you will not get the newsletter.`,
      ],
      footer: [`${name}, ${address.join(', ')}`],
    },
  }
}

/** Tells people who were added by an editor or an import where their address came from. */
function reasonOf({ consent_source }: SubscriberRow, name: string) {
  if (consent_source === null) {
    return `Someone, most likely you, asked for the ${name} newsletter at this address.`
  }
  return `We were told that you would like the ${name} newsletter at this address. Source: “${consent_source}”.`
}

/** The first email to a confirmed address, with an unsubscribe link. */
export async function welcomeEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const subscriber = await findSubscriber(deps, row)
  if (subscriber?.state !== 'confirmed') return null
  const { name, address } = await deps.content.site()
  const key = subscriberKey(deps.secrets, 'unsubscribe', subscriber.id)
  return {
    headers: listHeaders(deps.siteUrl, key),
    content: {
      subject: `You are on the ${name} list`,
      preview: 'One email a month. Here is where to start.',
      heading: 'Good to have you',
      paragraphs: [
        'Once a month we send you one email about something we built or measured, with the figures, even when it did not work.',
        'Until the first one arrives, there is plenty to read on the blog.',
      ],
      action: { label: 'Read the blog', url: `${deps.siteUrl}${paths.blog}` },
      footer: [
        `${name}, ${address.join(', ')}`,
        'You receive this because you confirmed this address on our site.',
        `Unsubscribe: ${deps.siteUrl}${paths.unsubscribe}?key=${key}`,
      ],
    },
  }
}

/** RFC 8058: email clients show a button that unsubscribes with one POST. */
function listHeaders(siteUrl: string | null, key: string) {
  return {
    'List-Unsubscribe': `<${siteUrl}/api/newsletter/unsubscribe?key=${key}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function findSubscriber({ store }: EmailDeps, row: OutboxRow): Promise<SubscriberRow | undefined> {
  return store
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('id', '=', row.subject_id ?? '')
    .executeTakeFirst()
}
