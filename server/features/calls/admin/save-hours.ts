import type { z } from 'zod'
import { hoursSchema } from '#model/calls/call-schemas.ts'
import { weekdays } from '#model/calls/hours.ts'
import { mutation } from '#server/actions/action.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { findHoursPerson } from './hours-person.ts'

/** Saves when a person takes calls. Booked calls stay as they are. */
export const saveHours = mutation('editor', hoursSchema, async (context, input) => {
  const { store, clock, content } = context
  const person = await findHoursPerson(context, input.person)
  const values = {
    zone: input.zone,
    week: JSON.stringify(weekdays.map((day) => input[day])),
    days_off: JSON.stringify(input.daysOff),
    buffer_before: input.bufferBefore,
    buffer_after: input.bufferAfter,
    notice_hours: input.noticeHours,
    ahead_days: input.aheadDays,
    kinds: JSON.stringify(input.kinds),
    changed_at: clock().toISOString(),
  }
  await store.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('call_hours')
      .values({ account_id: person.id, ...values })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .execute()
    // Whole days in it are meant in the time zone of the person.
    await transaction
      .updateTable('call_calendars')
      .set({ etag: null, modified: null, tried_at: '' })
      .where('account_id', '=', person.id)
      .execute()
    // The contact page offers calls while somebody takes them.
    await bumpContent(transaction)
    await audit(transaction, context, {
      action: 'calls.hours-saved',
      subject: `user:${person.id}`,
      summary: `Changed the hours in which ${person.name} takes calls`,
    })
  })
  await content.refresh()
  return { message: `The hours were saved.${missing(input)}`, value: null }
})

/** What keeps visitors from booking; empty if nothing does. */
function missing(input: z.output<typeof hoursSchema>) {
  const hasHours = weekdays.some((day) => input[day].length > 0)
  if (hasHours && input.kinds.length > 0) return ''
  const what = hasHours ? 'Choose a kind of call, too' : 'Enter hours for a day, too'
  return ` ${what}: until then visitors cannot book with this person.`
}
