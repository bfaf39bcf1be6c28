import { MINUTE } from '#model/calls/hours.ts'
import type { Deps } from '#server/deps.ts'

const READ_EVERY = 10 * MINUTE

type DueDeps = Pick<Deps, 'store' | 'clock'>

export async function hasCalendarsToRead(deps: DueDeps) {
  return (await dueCalendars(deps).limit(1).executeTakeFirst()) !== undefined
}

/** Calendars that were not read for ten minutes. One that was read in the future is due, too: the clock was set back. */
export function dueCalendars({ store, clock }: DueDeps) {
  const now = clock()
  return store
    .selectFrom('call_calendars')
    .selectAll()
    .where(({ or, eb }) =>
      or([
        eb('tried_at', '<=', new Date(now.getTime() - READ_EVERY).toISOString()),
        eb('tried_at', '>', now.toISOString()),
      ]),
    )
    .orderBy('tried_at')
}
