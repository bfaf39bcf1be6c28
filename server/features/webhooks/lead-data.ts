import { readCustomAnswers } from '#model/leads/custom-fields.ts'
import { readLabels } from '#server/features/leads/field-labels.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** What a visitor sent, with the names of the files; null if it was erased. */
export async function leadData(store: Store, id: string) {
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

/** An accepted offer, with what its client sent. */
export async function offerData(store: Store, leadId: string, id: string) {
  const lead = await leadData(store, leadId)
  const offer = await store
    .selectFrom('offers')
    .select(['id', 'number', 'total', 'currency', 'accepted_name', 'answered_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  // PostgreSQL returns large integers as text.
  return lead && offer ? { ...offer, total: Number(offer.total), lead } : null
}
