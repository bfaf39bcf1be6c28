import { CONFIRM_WITHIN_DAYS, consentTextOf } from '#model/newsletter/newsletter.ts'
import { paths } from '#model/paths.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { subscriberKey } from './subscriber-key.ts'

/** Asks the owner of an address whether the newsletter was meant for it. */
export async function confirmEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const { nonce } = JSON.parse(row.payload) as { nonce: string }
  const subscriber = await findSubscriber(deps, row)
  // A newer mail carries the link that works.
  if (subscriber?.state !== 'pending' || subscriber.nonce !== nonce) return null
  const { name, address } = await deps.content.site()
  const key = subscriberKey(deps.secrets, 'confirm', subscriber.id, nonce)
  return {
    headers: { 'Auto-Submitted': 'auto-generated' },
    content: {
      subject: `Please confirm your address for the ${name} newsletter`,
      preview: `One button, valid for ${CONFIRM_WITHIN_DAYS} days.`,
      heading: 'Is this you?',
      paragraphs: [
        `${reasonOf(subscriber, name)} Open the page below and press its button, and it is confirmed.`,
        consentTextOf(subscriber.consent_version) ?? '',
      ].filter(Boolean),
      action: {
        label: 'Confirm my address',
        url: `${deps.siteUrl}${paths.confirmSubscription}?key=${key}`,
      },
      afterwards: [
        `The link works once, for ${CONFIRM_WITHIN_DAYS} days. If it was not you, do nothing: without the button you get no letter.`,
      ],
      footer: [`${name}, ${address.join(', ')}`],
    },
  }
}

/** Whoever did not use the box themselves reads who says that they want it. */
function reasonOf({ consent_source }: SubscriberRow, name: string) {
  if (consent_source === null) {
    return `Somebody, most likely you, asked for the ${name} newsletter at this address.`
  }
  return `We were told that you want the ${name} newsletter at this address. What we know: “${consent_source}”.`
}

/** The first letter to a confirmed address, with the way out that every letter has. */
export async function welcomeEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const subscriber = await findSubscriber(deps, row)
  if (subscriber?.state !== 'confirmed') return null
  const { name, address } = await deps.content.site()
  const key = subscriberKey(deps.secrets, 'unsubscribe', subscriber.id)
  return {
    headers: listHeaders(deps.siteUrl, key),
    content: {
      subject: `You are on the ${name} list`,
      preview: 'One letter a month. Here is where to start.',
      heading: 'Good to have you',
      paragraphs: [
        'Once a month you get one letter: something we built or measured, with the figures, also when it did not work.',
        'Until the first one, the blog has what came before.',
      ],
      action: { label: 'Read the blog', url: `${deps.siteUrl}${paths.blog}` },
      footer: [
        `${name}, ${address.join(', ')}`,
        'You get this because you confirmed this address on our site.',
        `Unsubscribe: ${deps.siteUrl}${paths.unsubscribe}?key=${key}`,
      ],
    },
  }
}

/** RFC 8058: mail programs show a button that ends the subscription with one POST. */
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
