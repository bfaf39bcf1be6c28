import { MINUTE, UNIT_MINUTES } from '#model/calls/hours.ts'
import type { Stretch } from '#model/calls/slots.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

const UNIT = UNIT_MINUTES * MINUTE

/** The times at which people have calls but this one, or are busy in their calendars, by account. */
export async function busyTimes(
  store: Store | StoreTransaction,
  accountIds: string[],
  range: Stretch,
  except: string,
): Promise<Map<string, Stretch[]>> {
  if (accountIds.length === 0) return new Map()
  const busy = await callTimes(store, accountIds, range, except)
  const calendars = await store
    .selectFrom('call_calendars')
    .select(['account_id', 'busy'])
    .where('account_id', 'in', accountIds)
    .execute()
  for (const { account_id, busy: times } of calendars) {
    const near = parseBusy(times).filter(({ from, to }) => from < range.to && to > range.from)
    busy.set(account_id, [...(busy.get(account_id) ?? []), ...near])
  }
  return busy
}

/** As `call_calendars.busy` holds them. */
export function formatBusy(times: Stretch[]) {
  return JSON.stringify(times.map(({ from, to }) => [from, to]))
}

export function parseBusy(text: string): Stretch[] {
  return (JSON.parse(text) as [number, number][]).map(([from, to]) => ({ from, to }))
}

async function callTimes(
  store: Store | StoreTransaction,
  accountIds: string[],
  range: Stretch,
  except: string,
) {
  const busy = new Map<string, Stretch[]>()
  const rows = await store
    .selectFrom('call_times')
    .select(['account_id', 'unit'])
    .where('account_id', 'in', accountIds)
    .where('call_id', '!=', except)
    .where('unit', '>=', Math.floor(range.from / UNIT))
    .where('unit', '<', Math.ceil(range.to / UNIT))
    .orderBy('account_id')
    .orderBy('unit')
    .execute()
  for (const { account_id, unit } of rows) {
    const stretches = busy.get(account_id) ?? []
    const last = stretches.at(-1)
    // Units that follow each other are one stretch.
    if (last?.to === unit * UNIT) last.to += UNIT
    else stretches.push({ from: unit * UNIT, to: (unit + 1) * UNIT })
    busy.set(account_id, stretches)
  }
  return busy
}
