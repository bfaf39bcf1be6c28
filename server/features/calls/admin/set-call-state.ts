import { z } from 'zod'
import { callStates } from '#model/calls/call.ts'
import { mutation } from '#server/actions/action.ts'
import { findCallOf } from '#server/features/calls/find-call.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { CallRow } from '#server/platform/db/rows/calls.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'

const schema = z.object({
  id: z.string().max(100),
  state: z.enum(['held', 'no-show', 'cancelled'], 'Choose what became of the call.'),
})

const messages = {
  held: 'The call is noted as held.',
  'no-show': 'The call is noted as a no-show.',
  cancelled:
    'The call is cancelled. The visitor and whoever takes it are told by email, and the time is free again.',
}

/** Notes what became of a call, or cancels one that has not begun. */
export const setCallState = mutation('editor', schema, async (context, { id, state }) => {
  const { store, clock } = context
  await store.transaction().execute(async (transaction) => {
    const call = await transaction
      .selectFrom('calls')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!call) fail(404, 'This call was deleted with its lead.')
    const isOver = call.starts_at <= clock().toISOString()
    if (call.state === 'cancelled') fail(409, 'This call was already cancelled.')
    if (state === 'cancelled' && isOver) fail(409, 'This call has begun. Note it as a no-show.')
    if (state !== 'cancelled' && !isOver) fail(409, 'This call has not begun yet.')
    const { numUpdatedRows } = await transaction
      .updateTable('calls')
      .set({ state, ...(state === 'cancelled' && { sequence: call.sequence + 1 }) })
      .where('id', '=', id)
      .where('state', '=', call.state)
      .executeTakeFirst()
    if (!numUpdatedRows) fail(409, 'Somebody else has just changed this call.')
    if (state === 'cancelled') await cancel(transaction, context, call)
    await audit(transaction, context, {
      action: state === 'cancelled' ? 'calls.cancelled' : 'calls.outcome-set',
      subject: `lead:${call.lead_id}`,
      summary: `${call.kind_name}: ${callStates[state].toLowerCase()}`,
    })
  })
  return { message: messages[state], value: null }
})

/** Frees its time, and tells who booked it and whose it was. */
async function cancel(
  transaction: StoreTransaction,
  deps: Parameters<typeof enqueue>[1],
  { id, lead_id }: CallRow,
) {
  await transaction.deleteFrom('call_times').where('call_id', '=', id).execute()
  const found = await findCallOf(transaction, lead_id)
  const told = [
    { topic: 'call-cancelled', recipient: found?.lead.email },
    { topic: 'call-cancelled-to-person', recipient: found?.person?.email },
  ]
  const entries = told.flatMap(({ topic, recipient }) =>
    recipient
      ? [{ channel: 'mail' as const, topic, recipient, subjectId: lead_id, payload: null }]
      : [],
  )
  await enqueue(transaction, deps, entries)
}
