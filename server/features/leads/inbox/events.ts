import type { Deps } from '#server/deps.ts'
import type { LeadEventRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

type Event = Pick<LeadEventRow, 'lead_id' | 'kind'> &
  Partial<Pick<LeadEventRow, 'id' | 'text' | 'before' | 'after'>>

type Author = { id: string | null; name: string }

/** Adds an event to a lead's timeline, in the transaction of the change. */
export async function addEvent(
  transaction: StoreTransaction,
  { actor, clock, newId }: Pick<Deps, 'clock' | 'newId'> & { actor: Author },
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

/** States of a message that no mail server has seen, if there was no attempt. */
export const notLeftStates = ['waiting', 'paused'] as const

/** The message id of a reply in the outbox, from the id of its timeline event. */
export function replyMessageId(eventId: string) {
  return `lead-reply.${eventId}`
}
