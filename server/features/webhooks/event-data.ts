import type { WebhookEvent, webhookTestEvent } from '#model/webhooks/webhook.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { contentData, type DataDeps, issueData } from './content-data.ts'
import { leadData, offerData } from './lead-data.ts'

/** What an event is about, by its subject; null if that was erased. */
type ReadData = (deps: DataDeps, subject: string, occasion: string) => Promise<object | null>

const ofLead: ReadData = ({ store }, id) => leadData(store, id)

const ofSubscriber: ReadData = ({ store }, id) => subscriberData(store, id)

const readers: Record<WebhookEvent | typeof webhookTestEvent, ReadData> = {
  ping: async () => ({ message: 'This is a test delivery.' }),
  'inquiry.created': ofLead,
  'partner_inquiry.created': ofLead,
  'application.created': ofLead,
  'call.booked': ofLead,
  'call.cancelled': ofLead,
  'email.created': ofLead,
  'lead.answered': ofLead,
  'lead.won': ofLead,
  'offer.accepted': ({ store }, lead, offer) => offerData(store, lead, offer),
  'subscription.confirmed': ofSubscriber,
  'subscription.ended': ofSubscriber,
  'subscription.bounced': ofSubscriber,
  'issue.sent': issueData,
  'content.published': contentData,
}

/** The body of a delivery, or null if its data was erased. */
export async function webhookBody(deps: DataDeps, row: OutboxRow) {
  const { topic, subject_id, message_id, created_at } = row
  const read = Object.hasOwn(readers, topic) ? readers[topic as keyof typeof readers] : null
  const data = await read?.(deps, subject_id ?? '', occasionOf(row))
  return data ? { id: message_id, type: topic, timestamp: created_at, data } : null
}

/** What `enqueueEvent` was given, between the event and the webhook in the id of the delivery. */
function occasionOf({ topic, message_id, payload }: OutboxRow) {
  const { webhook = '' } = JSON.parse(payload) as { webhook?: string }
  return message_id.slice(`${topic}.`.length, -`.${webhook}`.length)
}

async function subscriberData(store: Store, id: string) {
  const subscriber = await store
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'email_lower', 'state'])
    .select(['consent_version', 'consent_at', 'confirmed_at', 'unsubscribed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!subscriber) return null
  const { email_lower, ...shown } = subscriber
  const suppressed = await store
    .selectFrom('suppressed_addresses')
    .select('reason')
    .where('email_lower', '=', email_lower)
    .executeTakeFirst()
  return { ...shown, suppressed_for: suppressed?.reason ?? null }
}
