import { callMessages } from '#model/calls/call.ts'
import type { Hours } from '#model/calls/hours.ts'
import { stretchOf, unitsOf } from '#model/calls/slots.ts'
import type { Deps } from '#server/deps.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import type { CallKindRow } from '#server/platform/db/rows/calls.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { type FreeTimes, readFreeTimes } from './free-times.ts'
import { fewestCallsFirst, type Taker } from './takers.ts'
import { timeNames } from './time-names.ts'

type Asked = { kind: CallKindRow; at: Date; zone: string }

/** Free times that are named to whoever came too late. */
const NAMED_TIMES = 3

/**
 * Books a call for a lead in its transaction, with the free person who has the fewest upcoming calls.
 * @throws HttpError 409 with the next free times if nobody is
 */
export async function bookCall(
  transaction: StoreTransaction,
  deps: Pick<Deps, 'content' | 'clock' | 'newId'>,
  lead: LeadRow,
  { kind, at, zone }: Asked,
) {
  const free = await readFreeTimes({ store: transaction, clock: deps.clock }, kind)
  const id = deps.newId()
  await transaction
    .insertInto('calls')
    .values({
      id,
      lead_id: lead.id,
      account_id: null,
      kind_id: kind.id,
      kind_name: kind.name,
      minutes: kind.minutes,
      place: kind.place,
      link: kind.link,
      starts_at: at.toISOString(),
      zone,
      state: 'booked',
      sequence: 0,
      time_set_at: deps.clock().toISOString(),
      created_at: deps.clock().toISOString(),
    })
    .execute()
  const takers = await fewestCallsFirst(transaction, free.at(at.getTime()), deps.clock())
  for (const taker of takers) {
    if (!(await takeTime(transaction, id, taker, at, kind.minutes))) continue
    await transaction
      .updateTable('calls')
      .set({ account_id: taker.accountId })
      .where('id', '=', id)
      .execute()
    await tellTaker(transaction, deps, lead, taker)
    return
  }
  await refuseTime(deps, free, { at, zone })
}

/** Takes the time of a call and its buffers; false, and nothing is taken, if a part of it is taken already. */
export async function takeTime(
  transaction: StoreTransaction,
  callId: string,
  {
    accountId,
    hours,
  }: Pick<Taker, 'accountId'> & { hours: Pick<Hours, 'bufferBefore' | 'bufferAfter'> },
  at: Date,
  minutes: number,
) {
  const units = unitsOf(stretchOf(hours, at.getTime(), minutes))
  const rows = units.map((unit) => ({ account_id: accountId, unit, call_id: callId }))
  if ((await insertRows(transaction, 'call_times', rows, 'skip')) === units.length) return true
  await transaction.deleteFrom('call_times').where('call_id', '=', callId).execute()
  return false
}

async function tellTaker(
  transaction: StoreTransaction,
  deps: Pick<Deps, 'clock' | 'newId'>,
  lead: LeadRow,
  { accountId }: Taker,
) {
  const { email } = await transaction
    .selectFrom('user')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const entry = { channel: 'mail' as const, topic: 'call-to-person', recipient: email }
  await enqueue(transaction, deps, [{ ...entry, subjectId: lead.id, payload: null }])
}

export async function refuseTime(
  { content }: Pick<Deps, 'content'>,
  free: FreeTimes,
  { at, zone }: Pick<Asked, 'at' | 'zone'>,
): Promise<never> {
  const { t, tag } = await content.language()
  const others = free.between({ from: 0, to: free.until }).filter((start) => start !== at.getTime())
  const after = others.filter((start) => start > at.getTime())
  const named = (after.length > 0 ? after : others).slice(0, NAMED_TIMES)
  const { email } = await content.site()
  const message =
    named.length === 0
      ? t(callMessages.noneLeft, { email })
      : t(callMessages.taken, {
          times: named.map((start) => momentName(new Date(start), zone, tag)).join(', '),
        })
  fail(409, message, { errors: { at: message } })
}

/** "Tue, Dec 1, 9:30 AM". */
function momentName(at: Date, timeZone: string, tag: string) {
  const fields = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const
  const [time] = timeNames([at], timeZone, tag)
  return `${new Intl.DateTimeFormat(tag, fields).format(at)}, ${time}`
}
