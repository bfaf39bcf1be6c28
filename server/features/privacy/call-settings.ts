import { formatDaysOff, formatSpans, weekdays } from '#model/calls/hours.ts'
import { parseBusy } from '#server/features/calls/busy-times.ts'
import { takerOf } from '#server/features/calls/takers.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** When a member of the team takes calls, and what is known of their calendars, as it is exported; not the secret addresses. */
export async function callSettingsOf(store: Store | StoreTransaction, accountId: string) {
  const [row, calendar, feed] = await Promise.all([
    store
      .selectFrom('call_hours')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    store
      .selectFrom('call_calendars')
      .select(['busy', 'read_at'])
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    store
      .selectFrom('call_feeds')
      .select('created_at')
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
  ])
  return {
    hours: row ? exportedHours(takerOf(row)) : null,
    busyTimes: calendar
      ? parseBusy(calendar.busy).map(({ from, to }) => {
          return { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
        })
      : [],
    calendarReadAt: calendar?.read_at ?? null,
    feedSince: feed?.created_at ?? null,
  }
}

function exportedHours({ hours }: ReturnType<typeof takerOf>) {
  const { week, daysOff, ...others } = hours
  const days = weekdays.map((day, index) => [day, formatSpans(week[index] ?? [])])
  return { ...others, ...Object.fromEntries(days), daysOff: formatDaysOff(daysOff).split('\n') }
}
