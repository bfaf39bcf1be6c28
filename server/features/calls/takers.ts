import type { Role } from '#model/accounts/accounts.ts'
import type { DaysOff, Hours, Span } from '#model/calls/hours.ts'
import type { CallHoursRow } from '#server/platform/db/rows/calls.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** Who may take calls: others cannot read what visitors send. */
export const takerRoles: Role[] = ['owner', 'editor']

/** A person who takes calls. */
export type Taker = { accountId: string; hours: Hours; kinds: string[] }

/** The people who take calls of a kind, or of any. */
export async function listTakers(store: Store | StoreTransaction, kindId?: string) {
  const rows = await store
    .selectFrom('call_hours')
    .innerJoin('user', 'user.id', 'call_hours.account_id')
    .selectAll('call_hours')
    .where('user.role', 'in', takerRoles)
    .orderBy('account_id')
    .execute()
  const takers = rows.map(takerOf).filter(({ hours }) => hours.week.some((day) => day.length > 0))
  return takers.filter(({ kinds }) => (kindId ? kinds.includes(kindId) : kinds.length > 0))
}

/** The person with this account, if they take calls. */
export async function takersOf(store: Store | StoreTransaction, accountId: string | null) {
  return (await listTakers(store)).filter((taker) => taker.accountId === accountId)
}

export function takerOf(row: CallHoursRow): Taker {
  return {
    accountId: row.account_id,
    kinds: JSON.parse(row.kinds) as string[],
    hours: {
      zone: row.zone,
      week: JSON.parse(row.week) as Span[][],
      daysOff: JSON.parse(row.days_off) as DaysOff[],
      bufferBefore: row.buffer_before,
      bufferAfter: row.buffer_after,
      noticeHours: row.notice_hours,
      aheadDays: row.ahead_days,
    },
  }
}

/** The person with this account, if they may take calls, whatever their hours. */
export async function possibleTaker(transaction: StoreTransaction, accountId: string | null) {
  const person = await transaction
    .selectFrom('user')
    .select(['id as accountId', 'name'])
    .where('id', '=', accountId ?? '')
    .where('role', 'in', takerRoles)
    .executeTakeFirst()
  return person && { ...person, hours: await buffersOf(transaction, person.accountId) }
}

/** The minutes that a person keeps free around calls; none without hours. */
async function buffersOf(transaction: StoreTransaction, accountId: string) {
  const row = await transaction
    .selectFrom('call_hours')
    .select(['buffer_before as bufferBefore', 'buffer_after as bufferAfter'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? { bufferBefore: 0, bufferAfter: 0 }
}

/** Whoever has the fewest upcoming calls first; those with as many keep their order. */
export async function fewestCallsFirst(
  store: Store | StoreTransaction,
  takers: Taker[],
  now: Date,
) {
  if (takers.length < 2) return takers
  const rows = await store
    .selectFrom('calls')
    .select(['account_id', ({ fn }) => fn.countAll().as('upcoming')])
    .where('state', '=', 'booked')
    .where('starts_at', '>', now.toISOString())
    .groupBy('account_id')
    .execute()
  const upcoming = new Map(rows.map((row) => [row.account_id, Number(row.upcoming)]))
  const countOf = ({ accountId }: Taker) => upcoming.get(accountId) ?? 0
  return takers.toSorted((a, b) => countOf(a) - countOf(b))
}
