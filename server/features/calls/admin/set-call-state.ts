import { z } from 'zod'
import { callStates } from '#model/calls/call.ts'
import { LEAD_NOTE_MAX } from '#model/leads/inbox.ts'
import { oneLineEnd, text } from '#model/text.ts'
import { mutation } from '#server/actions/action.ts'
import { cancelCall } from '#server/features/calls/cancel-call.ts'
import { findCall } from '#server/features/calls/find-call.ts'
import { addEvent } from '#server/features/leads/inbox/events.ts'
import { lockLeadOrFail } from '#server/features/leads/inbox/lock-leads.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

const schema = z.object({
  id: z.string().max(100),
  state: z.enum(['held', 'no-show', 'cancelled'], 'Choose what became of the call.'),
  note: z.string().default('').transform(oneLineEnd).pipe(text(LEAD_NOTE_MAX, 'A note')),
})

const messages = {
  held: 'The call is noted as held.',
  'no-show': 'The call is noted as a no-show.',
  cancelled:
    'The call is cancelled. The visitor and whoever takes it are told by email, and the time is free again.',
}

/** Notes what became of a call, or cancels one that has not begun; the note is for colleagues. */
export const setCallState = mutation('editor', schema, async (context, { id, state, note }) => {
  const { store, clock } = context
  await store.transaction().execute(async (transaction) => {
    const known = await findCall(transaction, id)
    if (!known) fail(404, 'This call was deleted with its lead.')
    await lockLeadOrFail(transaction, known.lead.id)
    const { call } = (await findCall(transaction, id)) ?? known
    const isOver = call.starts_at <= clock().toISOString()
    if (call.state === 'cancelled') fail(409, 'This call was already cancelled.')
    if (state === 'cancelled' && isOver) fail(409, 'This call has begun. Note it as a no-show.')
    if (state !== 'cancelled' && !isOver) fail(409, 'This call has not begun yet.')
    // The same form sent twice.
    if (call.state === state && note === '') return
    await transaction
      .updateTable('calls')
      .set({ state, ...(state === 'cancelled' && { sequence: call.sequence + 1 }) })
      .where('id', '=', id)
      .execute()
    if (state === 'cancelled') await cancelCall(transaction, context, call, { byVisitor: false })
    await addEvent(transaction, context, {
      lead_id: call.lead_id,
      kind: 'call',
      after: state,
      text: note || null,
    })
    await audit(transaction, context, {
      action: state === 'cancelled' ? 'calls.cancelled' : 'calls.outcome-set',
      subject: `lead:${call.lead_id}`,
      summary: `${call.kind_name}: ${callStates[state].toLowerCase()}`,
    })
  })
  return { message: messages[state], value: null }
})
