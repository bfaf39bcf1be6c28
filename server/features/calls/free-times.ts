import { MINUTE } from '#model/calls/hours.ts'
import { findSlots, type Stretch } from '#model/calls/slots.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock } from '#server/platform/runtime.ts'
import { busyTimes } from './busy-times.ts'
import { listTakers, type Taker } from './takers.ts'

const DAY = 1440 * MINUTE

export type FreeTimes = {
  takers: Taker[]
  /** The last time that anybody can be booked at. */
  until: number
  /** The starts of calls, in order. */
  between(range: Stretch): number[]
  /** The people who are free at a time. */
  at(start: number): Taker[]
}

type FreeTimesDeps = { store: Store | StoreTransaction; clock: Clock }

/** When calls of a kind can begin, from now on. */
export async function readFreeTimes(deps: FreeTimesDeps, kind: { id: string; minutes: number }) {
  return freeTimesOf(deps, await listTakers(deps.store, kind.id), kind.minutes)
}

/** When calls of this length with any of these people can begin, from now on. `moved`: a call that is not in its own way. */
export async function freeTimesOf(
  { store, clock }: FreeTimesDeps,
  takers: Taker[],
  minutes: number,
  moved = '',
): Promise<FreeTimes> {
  const now = clock()
  const ahead = Math.max(0, ...takers.map(({ hours }) => hours.aheadDays))
  const until = now.getTime() + ahead * DAY
  // A call and its buffers may reach over the ends.
  const range = { from: now.getTime() - DAY, to: until + DAY }
  const busy = await busyTimes(
    store,
    takers.map(({ accountId }) => accountId),
    range,
    moved,
  )

  function slotsOf({ accountId, hours }: Taker, range: Stretch) {
    return findSlots({
      hours,
      minutes,
      busy: busy.get(accountId) ?? [],
      range,
      now,
    })
  }

  return {
    takers,
    until,
    between: (range) =>
      [...new Set(takers.flatMap((taker) => slotsOf(taker, range)))].sort((a, b) => a - b),
    at: (start) =>
      takers.filter((taker) => slotsOf(taker, { from: start, to: start + 1 }).length > 0),
  }
}
