import { z } from 'zod'
import { query, type ResultOf } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { parseBusy } from '#server/features/calls/busy-times.ts'
import { decrypt } from '#server/platform/installation/encrypt.ts'
import { findHoursPerson, listHoursPeople } from './hours-person.ts'

/** The calendars of a person: the one whose busy times count, and whether there is a feed of their calls. */
export const showCalendars = query(
  'editor',
  z.object({ person: z.string().max(64).optional() }),
  async (context, { person: asked }) => {
    const { store, actor } = context
    const person = await findHoursPerson(context, asked)
    const feed = await store
      .selectFrom('call_feeds')
      .select('created_at as createdAt')
      .where('account_id', '=', person.id)
      .executeTakeFirst()
    return {
      person: { ...person, isActor: person.id === actor.id },
      people: await listHoursPeople(context),
      connected: await showConnected(context, person.id),
      feed: feed ?? null,
    }
  },
)

export type CalendarsView = ResultOf<typeof showCalendars>

/** The connected calendar of a person, without its address. */
async function showConnected(
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
