import { z } from 'zod'
import { formatDaysOff, formatSpans, standardHours } from '#model/calls/hours.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { readCallKinds } from '#server/features/calls/call-kinds.ts'
import { takerOf } from '#server/features/calls/takers.ts'
import { findHoursPerson, listHoursPeople } from './hours-person.ts'

/** When a person takes calls, as the form shows it: the own hours, or for owners those of anybody. */
export const showHours = query(
  'editor',
  z.object({ person: z.string().max(64).optional() }),
  async (context, { person: asked }) => {
    const { store, content } = context
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
    return {
      person,
      people: await listHoursPeople(context),
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

export type HoursView = ResultOf<typeof showHours>
