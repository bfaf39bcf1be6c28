import { readCustomAnswers } from '#model/leads/custom-fields.ts'
import { webhookTestEvent } from '#model/webhooks/webhook.ts'
import { readLabels } from '#server/features/leads/field-labels.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** The data of an event's lead or subscriber, or null if it was erased. */
export async function eventData(store: Store, { topic, subject_id }: OutboxRow) {
  const id = subject_id ?? ''
  if (topic === webhookTestEvent) return { message: 'This is a test delivery.' }
  if (topic === 'subscription.confirmed') {
    const subscriber = await store
      .selectFrom('newsletter_subscribers')
      .select(['id', 'email', 'consent_version', 'consent_at', 'confirmed_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    return subscriber ?? null
  }
  const lead = await store.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  if (!lead) return null
  const { idempotency_key, fingerprint, spam_reason, custom_fields, field_labels, ...kept } = lead
  // Internal columns are not sent.
  const { assignee_id, read_at, answered_at, answered_in_time, waiting_since, ...sent } = kept
  const { stage, value, currency, next_step, next_step_on, lost_reason, closed_at, ...shown } = sent
  const files = await store
    .selectFrom('lead_files')
    .select(['name', 'media_type', 'size', 'sha256'])
    .where('lead_id', '=', id)
    .execute()
  return {
    ...shown,
    custom_fields: readCustomAnswers(custom_fields),
    field_labels: readLabels({ field_labels }),
    files,
  }
}

/** The body of a delivery, or null if its data was erased. */
export async function webhookBody(store: Store, row: OutboxRow) {
  const data = await eventData(store, row)
  return data && { id: row.message_id, type: row.topic, timestamp: row.created_at, data }
}
