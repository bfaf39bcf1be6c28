import { z } from 'zod'
import { PRESENCE_MAX } from '#model/presence/presence.ts'
import { mutation } from '#server/actions/action.ts'
import { readActivities } from './read-activities.ts'

const tab = z.string().regex(/^[\w-]{8,64}$/)

const presenceSchema = z.object({
  tab,
  subject: z
    .string()
    .regex(/^(content|post|issue):./)
    .max(200),
  /** Path of the field in focus. */
  place: z.string().max(300).default(''),
  reading: z.literal('yes').optional(),
})

/** Notes that a tab has something open; returns who else has. Nothing that visitors see changes, so nothing is audited. */
export const reportPresence = mutation(
  'viewer',
  presenceSchema,
  async ({ store, clock, actor }, { tab, subject, place, reading }) => {
    const now = clock()
    const isReading = reading === 'yes' || actor.role === 'viewer'
    const state = {
      subject,
      place,
      is_reading: isReading ? 1 : 0,
      until: new Date(now.getTime() + PRESENCE_MAX * 1000).toISOString(),
    }
    await store
      .insertInto('presence')
      .values({ session_id: actor.session, tab, since: now.toISOString(), ...state })
      .onConflict((conflict) => conflict.columns(['session_id', 'tab']).doUpdateSet(state))
      .execute()
    const activities = await readActivities(store, now)
    return { message: '', value: activities[subject] ?? { version: 0, people: [] } }
  },
)

/** Removes a tab that is closed or shows something else, and those that have ended. */
export const endPresence = mutation(
  'viewer',
  z.object({ tab }),
  async ({ store, clock, actor }, { tab }) => {
    await store
      .deleteFrom('presence')
      .where((row) =>
        row.or([
          row.and([row('session_id', '=', actor.session), row('tab', '=', tab)]),
          row('until', '<=', clock().toISOString()),
        ]),
      )
      .execute()
    return { message: '', value: null }
  },
)
