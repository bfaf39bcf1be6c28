import type { Deps } from '#server/deps.ts'
import { formatDateTime } from '#server/features/leads/format-date-time.ts'
import { addEvent } from '#server/features/leads/inbox/events.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { refuseTime, takeTime } from './book-call.ts'
import type { FoundCall } from './find-call.ts'
import { forgetBooking } from './forget-booking.ts'
import { freeTimesOf } from './free-times.ts'
import { takersOf } from './takers.ts'

type Moved = FoundCall & { at: Date }

/**
 * Moves a booked call to another time with the same person, and tells both.
 * @throws HttpError 409 with the next free times if the person is not free
 */
export async function moveCall(
  transaction: StoreTransaction,
  deps: Pick<Deps, 'content' | 'clock' | 'newId'>,
  { call, lead, person, at }: Moved,
) {
  const { id, zone, minutes } = call
  // Otherwise it would be in its own way.
  await transaction.deleteFrom('call_times').where('call_id', '=', id).execute()
  const takers = await takersOf(transaction, call.account_id)
  const free = await freeTimesOf({ store: transaction, clock: deps.clock }, takers, minutes)
  const [taker] = free.at(at.getTime())
  if (!taker || !(await takeTime(transaction, id, taker, at, minutes))) {
    return refuseTime(deps, free, { at, zone })
  }
  await transaction
    .updateTable('calls')
    .set({
      starts_at: at.toISOString(),
      sequence: call.sequence + 1,
      time_set_at: deps.clock().toISOString(),
    })
    .where('id', '=', id)
    .execute()
  await forgetBooking(transaction, deps, lead.id)
  const site = await deps.content.site()
  await addEvent(
    transaction,
    { ...deps, actor: { id: null, name: lead.name } },
    {
      lead_id: lead.id,
      kind: 'call',
      before: formatDateTime(new Date(call.starts_at), site),
      after: formatDateTime(at, site),
    },
  )
  const told = [
    { topic: 'call-moved', recipient: lead.email },
    { topic: 'call-moved-to-person', recipient: person?.email ?? '' },
  ]
  await enqueue(
    transaction,
    deps,
    told
      .filter(({ recipient }) => recipient)
      .map((entry) => ({ ...entry, channel: 'mail', subjectId: lead.id, payload: null })),
  )
}
