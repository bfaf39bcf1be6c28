import { MINUTE } from '#model/calls/hours.ts'
import type { Deps } from '#server/deps.ts'
import type { CallCalendarRow } from '#server/platform/db/rows/calls.ts'
import { decrypt } from '#server/platform/installation/encrypt.ts'
import { dueCalendars } from './due-calendars.ts'
import { fetchBusy } from './fetch-busy.ts'

/** Milliseconds after which repeated events are expanded again, although the file is still the same. */
const EXPAND_EVERY = 12 * 60 * MINUTE

/** Calendars that are fetched at once. */
const CONCURRENCY = 4

const UNREADABLE =
  'The address was encrypted with another secret key. Enter the address of the calendar again.'

type ReadDeps = Pick<Deps, 'store' | 'clock' | 'content' | 'secrets' | 'fetchPublic' | 'report'>

/** Reads the calendars that are due. The last busy times stay when that fails. */
export async function readCalendars(deps: ReadDeps, signal: AbortSignal) {
  const due = await dueCalendars(deps).execute()
  while (due.length > 0 && !signal.aborted) {
    const some = due.splice(0, CONCURRENCY)
    await Promise.all(some.map((calendar) => readCalendar(deps, calendar, signal)))
  }
}

async function readCalendar(deps: ReadDeps, row: CallCalendarRow, signal: AbortSignal) {
  const now = deps.clock()
  const address = decrypt(deps.secrets.callCalendars, row.address)
  const isExpanded = now.getTime() - Date.parse(row.expanded_at) < EXPAND_EVERY
  const { etag, modified } = row
  const known = isExpanded && (etag || modified) ? { etag, modified } : undefined
  const read = address
    ? await fetchBusy(deps, { accountId: row.account_id, address, known, signal })
    : { problem: UNREADABLE }
  // Stopped, not failed: the next run reads it.
  if (signal.aborted) return
  const tried_at = now.toISOString()
  const wasRead = { read_at: tried_at, problem: null }
  await deps.store
    .updateTable('call_calendars')
    .set({
      tried_at,
      ...(!('problem' in read) && { ...read, ...wasRead, expanded_at: tried_at }),
      ...('problem' in read && (read.isUnchanged ? wasRead : { problem: read.problem })),
    })
    .where('account_id', '=', row.account_id)
    // Not if another one was connected meanwhile.
    .where('address', '=', row.address)
    .execute()
}
