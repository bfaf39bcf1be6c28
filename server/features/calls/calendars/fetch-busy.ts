import { AHEAD_DAYS_MAX, MINUTE } from '#model/calls/hours.ts'
import type { Deps } from '#server/deps.ts'
import { formatBusy } from '#server/features/calls/busy-times.ts'
import type { CallCalendarRow } from '#server/platform/db/rows/calls.ts'
import type { Version } from '#server/platform/http/fetch-public.ts'
import { ThreadFailure } from '#server/platform/threads/thread-pool.ts'
import { type BusyAnswer, type BusyTask, readBusyInThread } from './busy-threads.ts'

const DAY = 1440 * MINUTE

/** Bytes of a calendar file: ten thousand events. */
const FILE_MAX = 5 * 1024 * 1024

type Asked = {
  accountId: string
  address: string
  known?: Version | undefined
  signal: AbortSignal
}

type ReadBusy = Pick<CallCalendarRow, 'etag' | 'modified' | 'busy' | 'left_out'>

type FetchDeps = Pick<Deps, 'store' | 'clock' | 'content' | 'fetchPublic' | 'report'>

/** What `call_calendars` holds of the file at an address, or `problem`, a sentence that says why nothing was read. */
export async function fetchBusy(
  deps: FetchDeps,
  { accountId, address, known, signal }: Asked,
): Promise<ReadBusy | { problem: string; isUnchanged?: boolean }> {
  const fetched = await deps.fetchPublic(address, {
    ...{ bytes: FILE_MAX, accept: 'text/calendar', httpsOnly: true },
    ...{ known, signal },
  })
  if ('problem' in fetched) return fetched
  const now = deps.clock().getTime()
  const read = await readInThread(deps, {
    file: fetched.bytes,
    zone: await zoneOf(deps, accountId),
    range: { from: now - DAY, to: now + (AHEAD_DAYS_MAX + 2) * DAY },
    own: await ownCalls(deps, now),
  })
  if ('problem' in read) return read
  return {
    etag: fetched.version?.etag ?? null,
    modified: fetched.version?.modified ?? null,
    busy: formatBusy(read.busy),
    left_out: read.leftOut,
  }
}

async function readInThread({ report }: FetchDeps, task: BusyTask): Promise<BusyAnswer> {
  try {
    return await readBusyInThread(task)
  } catch (error) {
    if (!(error instanceof ThreadFailure)) report(error)
    return { problem: 'This calendar has too many events, or events that repeat too often.' }
  }
}

async function zoneOf({ store, content }: FetchDeps, accountId: string) {
  const hours = await store
    .selectFrom('call_hours')
    .select('zone')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return hours?.zone ?? (await content.site()).timeZone
}

/** Calls that a calendar may still have, cancelled ones, too. */
async function ownCalls({ store }: FetchDeps, now: number) {
  const calls = await store
    .selectFrom('calls')
    .select('id')
    .where('starts_at', '>', new Date(now - DAY).toISOString())
    .execute()
  return calls.map(({ id }) => id)
}
