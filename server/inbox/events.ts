import type { Actor } from '#server/back-office/actor.ts'
import type { LeadEventRow } from '#server/db/rows/leads.ts'
import type { StoreTransaction } from '#server/db/schema.ts'
import type { Parts } from '#server/parts.ts'

type Event = Pick<LeadEventRow, 'lead_id' | 'kind'> &
  Partial<Pick<LeadEventRow, 'id' | 'text' | 'before' | 'after'>>

/** Takes down what happened to a lead, in the transaction of the change. */
export async function addEvent(
  transaction: StoreTransaction,
  { actor, clock, newId }: Pick<Parts, 'clock' | 'newId'> & { actor: Actor },
  event: Event,
) {
  await transaction
    .insertInto('lead_events')
    .values({
      id: newId(),
      text: null,
      before: null,
      after: null,
      ...event,
      actor_id: actor.id,
      actor_name: actor.name,
      created_at: clock().toISOString(),
    })
    .execute()
}
