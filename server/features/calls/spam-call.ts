import type { Deps } from '#server/deps.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { takeTime } from './book-call.ts'
import { findCallOf } from './find-call.ts'
import { giveCall, tellOwners } from './give-call.ts'
import { possibleTaker } from './takers.ts'

/** Frees the time of a call whose lead is spam. The call stays as it is, in case that was a mistake. */
export async function freeTimeOfSpam(transaction: StoreTransaction, leadId: string) {
  await transaction
    .deleteFrom('call_times')
    .where('call_id', 'in', (calls) =>
      calls.selectFrom('calls').select('id').where('lead_id', '=', leadId),
    )
    .execute()
}

type Context = Pick<Deps, 'clock' | 'newId'> & { actor: { id: string | null; name: string } }

/**
 * Takes the time of a call whose lead is no spam after all. If it is not free, or its person takes no calls any more, owners are told
 * that nobody takes it.
 */
export async function takeTimeAgain(
  transaction: StoreTransaction,
  context: Context,
  leadId: string,
) {
  const found = await findCallOf(transaction, leadId)
  if (!found) return
  const { call, person } = found
  const { id, account_id: accountId, starts_at, minutes } = call
  const isAhead = call.state === 'booked' && starts_at > context.clock().toISOString()
  if (!isAhead) return
  const taker = await possibleTaker(transaction, accountId)
  if (taker && (await takeTime(transaction, id, taker, new Date(starts_at), minutes))) return
  await giveCall(transaction, context, call, { from: person?.name ?? null, to: null })
  await tellOwners(transaction, context)
}
