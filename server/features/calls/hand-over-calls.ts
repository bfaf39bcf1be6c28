import { AHEAD_DAYS_MAX } from '#model/calls/hours.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { lockLeadsForUpdate } from '#server/features/leads/inbox/lock-leads.ts'
import type { CallRow } from '#server/platform/db/rows/calls.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { takeTime } from './book-call.ts'
import { freeTimesOf } from './free-times.ts'
import { giveCall, tellOwners } from './give-call.ts'
import { fewestCallsFirst, listTakers } from './takers.ts'

type Leaving = { id: string; name: string; email: string }

/** What whoever takes a call is told of it. */
const topics = [
  'call-to-person',
  'call-moved-to-person',
  'call-cancelled-to-person',
  'call-reminder-to-person',
]

/**
 * Gives the coming calls of somebody who leaves, or takes no more calls, to whoever is free and takes the same kind of call. Owners
 * are told of those for which nobody is. Returns a sentence for each.
 */
export async function handOverCalls(
  transaction: StoreTransaction,
  context: AdminContext,
  leaving: Leaving,
) {
  const calls = await comingCalls(transaction, context, leaving)
  await deleteUnsent(transaction, leaving)
  let left = 0
  for (const call of calls) {
    await transaction.deleteFrom('call_times').where('call_id', '=', call.id).execute()
    const taker = await findTaker(transaction, context, call, leaving)
    await giveCall(transaction, context, call, { from: leaving.name, to: taker?.accountId ?? null })
    if (!taker) left += 1
  }
  if (left > 0) await tellOwners(transaction, context, leaving)
  const given = calls.length - left
  return [
    given > 0 && `Others take over ${given === 1 ? 'one call' : `${given} calls`}.`,
    left > 0 && `Nobody is free for ${left === 1 ? 'one call' : `${left} calls`}: look at Calls.`,
  ]
}

function deleteUnsent(transaction: StoreTransaction, { email }: Leaving) {
  return transaction
    .deleteFrom('outbox')
    .where('recipient', '=', email)
    .where('topic', 'in', topics)
    .where('state', 'in', ['waiting', 'paused'])
    .execute()
}

/** With their leads locked, as whoever moves or cancels a call does it. */
async function comingCalls(
  transaction: StoreTransaction,
  { clock }: Pick<AdminContext, 'clock'>,
  { id }: Leaving,
) {
  const booked = () =>
    transaction
      .selectFrom('calls')
      .selectAll()
      .where('account_id', '=', id)
      .where('state', '=', 'booked')
      .where('starts_at', '>', clock().toISOString())
      .where('lead_id', 'in', (leads) =>
        leads.selectFrom('leads').select('id').where('status', '!=', 'spam'),
      )
      .orderBy('starts_at')
  const known = await booked().execute()
  if (known.length === 0) return []
  await lockLeadsForUpdate(
    transaction,
    known.map(({ lead_id }) => lead_id),
  )
  return booked().execute()
}

/** Takes the time of a call for somebody who is free; however soon it is, because it is booked. */
async function findTaker(
  transaction: StoreTransaction,
  { clock }: Pick<AdminContext, 'clock'>,
  call: CallRow,
  leaving: Leaving,
) {
  const takers = (await listTakers(transaction, call.kind_id))
    .filter(({ accountId }) => accountId !== leaving.id)
    .map((taker) => ({
      ...taker,
      hours: { ...taker.hours, noticeHours: 0, aheadDays: AHEAD_DAYS_MAX },
    }))
  const at = new Date(call.starts_at)
  const free = await freeTimesOf({ store: transaction, clock }, takers, call.minutes)
  for (const taker of await fewestCallsFirst(transaction, free.at(at.getTime()), clock())) {
    if (await takeTime(transaction, call.id, taker, at, call.minutes)) return taker
  }
  return null
}
