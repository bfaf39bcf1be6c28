import type { Deps } from '#server/deps.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** From now on, the form that booked the call of a lead books a new one: its time is not taken any more. */
export async function forgetBooking(
  transaction: StoreTransaction,
  { newId }: Pick<Deps, 'newId'>,
  leadId: string,
) {
  const key = `changed-${newId()}`
  await transaction
    .updateTable('leads')
    .set({ idempotency_key: key, fingerprint: key })
    .where('id', '=', leadId)
    .execute()
}
