import { z } from 'zod'
import { mayAct } from '#model/accounts/accounts.ts'
import { formatDaysOff, formatSpans, standardHours } from '#model/calls/hours.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { parseBusy } from '#server/features/calls/busy-times.ts'
import { readCallKinds } from '#server/features/calls/call-kinds.ts'
import { takerOf, takerRoles } from '#server/features/calls/takers.ts'
import { decrypt } from '#server/platform/installation/encrypt.ts'
import { findHoursPerson } from './hours-person.ts'

/** When a person takes calls, as the form shows it: the own hours, or for owners those of anybody. */
export const showHours = query(
  'editor',
  z.object({ person: z.string().max(64).optional() }),
  async (context, { person: asked }) => {
    const { store, actor, content } = context
    const person = await findHoursPerson(context, asked)
    const row = await store
      .selectFrom('call_hours')
      .selectAll()
      .where('account_id', '=', person.id)
      .executeTakeFirst()
    const { timeZone } = await content.site()
    const { hours, kinds: taken } = row
      ? takerOf(row)
      : { hours: { ...standardHours, zone: timeZone }, kinds: [] as string[] }
    const kinds = await readCallKinds(store)
    const people = mayAct(actor.role, 'owner')
      ? await store
          .selectFrom('user')
          .select(['id', 'name'])
          .where('role', 'in', takerRoles)
          .orderBy('name')
          .execute()
      : []
    return {
      person,
      calendar: await showCalendar(context, person.id),
      /** Whose hours the actor may change, too. */
      people,
      week: hours.week.map(formatSpans),
      daysOff: formatDaysOff(hours.daysOff),
      zone: hours.zone,
      bufferBefore: hours.bufferBefore,
      bufferAfter: hours.bufferAfter,
      noticeHours: hours.noticeHours,
      aheadDays: hours.aheadDays,
      kinds: kinds.map(({ id, name, minutes }) => ({
        ...{ id, name, minutes },
        isTaken: taken.includes(id),
      })),
    }
  },
)

/** The connected calendar of a person, without its address. */
async function showCalendar(
  { store, secrets }: Pick<AdminContext, 'store' | 'secrets'>,
  accountId: string,
) {
  const row = await store
    .selectFrom('call_calendars')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return null
  const address = decrypt(secrets.callCalendars, row.address)
  return {
    host: address && new URL(address).host,
    busy: parseBusy(row.busy).length,
    leftOut: row.left_out,
    readAt: row.read_at,
    problem: row.problem,
  }
}

export type HoursView = ResultOf<typeof showHours>
