import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { takeTime } from '#server/features/calls/book-call.ts'
import { findCall } from '#server/features/calls/find-call.ts'
import { giveCall } from '#server/features/calls/give-call.ts'
import { possibleTaker } from '#server/features/calls/takers.ts'
import { lockLeadOrFail } from '#server/features/leads/inbox/lock-leads.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

const schema = z.object({
  id: z.string().max(100),
  person: z.string('Choose who takes the call.').max(64),
})

/** Gives a call that nobody takes to somebody, whatever their hours, unless they have another call then. */
export const assignCall = mutation('editor', schema, async (context, input) => {
  const { store, clock } = context
  const name = await store.transaction().execute(async (transaction) => {
    const known = await findCall(transaction, input.id)
    if (!known) fail(404, 'This call was deleted with its lead.')
    await lockLeadOrFail(transaction, known.lead.id)
    const { call, lead } = (await findCall(transaction, input.id)) ?? known
    if (lead.status === 'spam') fail(409, 'The inquiry was marked as spam. Reload the page.')
    if (call.account_id) fail(409, 'Somebody takes this call by now. Reload the page.')
    if (call.state !== 'booked' || call.starts_at <= clock().toISOString()) {
      fail(409, 'This call was cancelled or has begun.')
    }
    const person = await possibleTaker(transaction, input.person)
    if (!person) fail(404, 'This person cannot take calls, or has left.')
    const at = new Date(call.starts_at)
    const isFree = await takeTime(transaction, call.id, person, at, call.minutes)
    if (!isFree) fail(409, `${person.name} has another call at this time.`)
    await giveCall(transaction, context, call, { from: null, to: person.accountId })
    await audit(transaction, context, {
      action: 'calls.assigned',
      subject: `lead:${call.lead_id}`,
      summary: `${call.kind_name}: taken by ${person.name}`,
    })
    return person.name
  })
  return { message: `${name} takes the call, and was told by email.`, value: null }
})
