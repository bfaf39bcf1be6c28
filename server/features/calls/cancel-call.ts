import type { Deps } from '#server/deps.ts'
import { enqueueEvent } from '#server/features/webhooks/enqueue-event.ts'
import type { CallRow } from '#server/platform/db/rows/calls.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { findCallOf } from './find-call.ts'
import { forgetBooking } from './forget-booking.ts'

/** What the outbox keeps of a cancellation. */
export type CancelledPayload = { byVisitor: boolean } | null

/** Frees the time of a call that was just cancelled, and tells who booked it and whose it was. */
export async function cancelCall(
  transaction: StoreTransaction,
  deps: Pick<Deps, 'clock' | 'newId'>,
  { id, lead_id }: CallRow,
  payload: NonNullable<CancelledPayload>,
) {
  await transaction.deleteFrom('call_times').where('call_id', '=', id).execute()
  await forgetBooking(transaction, deps, lead_id)
  const found = await findCallOf(transaction, lead_id)
  const told = [
    { topic: 'call-cancelled', recipient: found?.lead.email },
    { topic: 'call-cancelled-to-person', recipient: found?.person?.email },
  ]
  const entries = told.flatMap(({ topic, recipient }) =>
    recipient ? [{ channel: 'mail' as const, topic, recipient, subjectId: lead_id, payload }] : [],
  )
  await enqueue(transaction, deps, entries)
  await enqueueEvent(transaction, deps, 'call.cancelled', lead_id, id)
}
