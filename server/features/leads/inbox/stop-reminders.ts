import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Deletes the unsent reminders of an answered lead. */
export async function stopReminders(transaction: StoreTransaction, leadId: string) {
  await transaction
    .deleteFrom('outbox')
    .where('subject_id', '=', leadId)
    .where('topic', '=', 'lead-reminder')
    .where('state', 'in', ['waiting', 'paused'])
    .execute()
}
