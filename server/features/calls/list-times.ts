import type {
  CallQuery,
  CallTimes,
  FreeDay,
  FreeWeek,
  OfferedCall,
} from '#model/calls/call-times.ts'
import { findTimeZone } from '#model/content/time-zones.ts'
import { addDays } from '#model/day.ts'
import { localDay, startOfDay } from '#model/local-time.ts'
import type { Deps } from '#server/deps.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { readCallKinds } from './call-kinds.ts'
import { type FreeTimes, readFreeTimes } from './free-times.ts'
import { listTakers } from './takers.ts'
import { dayName, timeNames } from './time-names.ts'

/** Days that are shown at a time. */
const DAYS = 7

type TimesDeps = Pick<Deps, 'store' | 'content' | 'clock'>

/** The kinds of calls that somebody takes. */
export async function offeredCalls(store: Store): Promise<OfferedCall[]> {
  const [kinds, takers] = await Promise.all([readCallKinds(store), listTakers(store)])
  return kinds
    .filter(({ id }) => takers.some((taker) => taker.kinds.includes(id)))
    .map(({ link: _, ...kind }) => kind)
}

/** What the booking page shows; null while no call can be booked. */
export async function listTimes(deps: TimesDeps, query: CallQuery): Promise<CallTimes | null> {
  const kinds = await offeredCalls(deps.store)
  const kind = kinds.find(({ id }) => id === query.kind) ?? kinds[0]
  if (!kind) return null
  const { timeZone } = await deps.content.site()
  const { tag } = await deps.content.language()
  const zone = findTimeZone(query.zone ?? '') ?? timeZone
  const free = await readFreeTimes(deps, kind)
  return { kinds, kind, zone, ...weekAt(free, query.day, { zone, tag, now: deps.clock() }) }
}

type Reader = { zone: string; tag: string; now: Date }

/** Seven days from the one that was asked for, or from the first with a free time; those before and after that have one. */
export function weekAt(free: FreeTimes, day = '', { zone, tag, now }: Reader): FreeWeek {
  const today = localDay(now, zone)
  const last = localDay(new Date(free.until), zone)
  const isAhead = startOfDay(day, zone) && today <= day && day <= last
  const asked = isAhead ? day : today
  // The first week of today reaches into the past.
  const first = addDays(today, 1 - DAYS)
  const seek = (from: string, step: number) => {
    for (let next = from; first <= next && next <= last; next = addDays(next, step)) {
      if (free.between(weekOf(next, zone)).length > 0) return next
    }
    return null
  }
  const found = seek(asked, DAYS)
  const from = found ?? asked
  const before = seek(addDays(from, -DAYS), -DAYS)
  return {
    days: daysOf(free.between(weekOf(from, zone)), zone, tag),
    from,
    before: before && later(today, before),
    after: found && seek(addDays(found, DAYS), DAYS),
  }
}

function weekOf(from: string, zone: string) {
  const start = startOfDay(from, zone)?.getTime() ?? 0
  return { from: start, to: startOfDay(addDays(from, DAYS), zone)?.getTime() ?? start }
}

function daysOf(starts: number[], zone: string, tag: string): FreeDay[] {
  const times = starts.map((start) => new Date(start))
  const byDay = Map.groupBy(times, (time) => localDay(time, zone))
  return [...byDay].map(([day, own]) => ({
    day,
    name: dayName(own[0] ?? new Date(0), zone, tag),
    times: timeNames(own, zone, tag).map((name, index) => ({
      at: own[index]?.toISOString() ?? '',
      name,
    })),
  }))
}

function later(one: string, other: string) {
  return one > other ? one : other
}
