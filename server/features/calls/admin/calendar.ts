import { z } from 'zod'
import { calendarSchema } from '#model/calls/call-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import { parseBusy } from '#server/features/calls/busy-times.ts'
import { fetchBusy } from '#server/features/calls/calendars/fetch-busy.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { encrypt } from '#server/platform/installation/encrypt.ts'
import { findHoursPerson } from './hours-person.ts'

/** Milliseconds for the first answer: somebody waits for it. */
const PATIENCE = 10_000

/** Connects the calendar of a person, in whose busy times nobody can book, if it can be read. */
export const connectCalendar = mutation('editor', calendarSchema, async (context, input) => {
  const { store, clock, secrets } = context
  const person = await findHoursPerson(context, input.person)
  const { address } = input
  const signal = AbortSignal.timeout(PATIENCE)
  const read = await fetchBusy(context, { accountId: person.id, address, signal })
  if ('problem' in read) fail(422, read.problem, { errors: { address: read.problem } })
  const now = clock().toISOString()
  const times = { expanded_at: now, read_at: now, tried_at: now }
  const values = {
    ...{ ...read, ...times, problem: null },
    address: encrypt(secrets.callCalendars, address),
  }
  await store.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('call_calendars')
      .values({ account_id: person.id, ...values })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .execute()
    await audit(transaction, context, {
      action: 'calls.calendar-connected',
      subject: `user:${person.id}`,
      // The rest of the address is a secret.
      summary: `Connected the calendar of ${person.name} at ${new URL(address).host}`,
    })
  })
  const { length } = parseBusy(read.busy)
  const count = length === 1 ? 'one busy time' : `${length} busy times`
  return { message: `The calendar was read: ${count} in the coming six months.`, value: null }
})

/** Disconnects the calendar of a person: its busy times can be booked again. */
export const disconnectCalendar = mutation(
  'editor',
  z.object({ person: z.string().max(64) }),
  async (context, input) => {
    const person = await findHoursPerson(context, input.person)
    await context.store.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom('call_calendars')
        .where('account_id', '=', person.id)
        .returning('account_id')
        .execute()
      if (removed.length === 0) fail(404, 'This calendar was already disconnected.')
      await audit(transaction, context, {
        action: 'calls.calendar-disconnected',
        subject: `user:${person.id}`,
        summary: `Disconnected the calendar of ${person.name}`,
      })
    })
    return { message: 'The calendar was disconnected.', value: null }
  },
)
