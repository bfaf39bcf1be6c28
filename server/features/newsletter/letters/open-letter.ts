import { LETTER_INTERVAL_DAYS } from '#model/newsletter/newsletter.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { countDeliveries } from './deliveries.ts'
import { findLetter, letterId } from './letter-rows.ts'
import { presentLetter } from './list-letters.ts'
import { countSubscribedBy } from './recipients.ts'

/** A letter in its editor. */
export const openLetter = query('viewer', letterId, async (context, { id }) => {
  const { store, clock, mail, actor } = context
  const row = await findLetter(store, id)
  const deliveries = (await countDeliveries(store, [id])).get(id)
  return {
    ...presentLetter(row, deliveries),
    content: row.markdown,
    subscribers: await countSubscribedBy(store, clock()),
    hasServer: mail.mailer !== null,
    /** When another one was sent, if that is less long ago than subscribers were promised. */
    sentBefore: await lastSent(store, id, clock()),
    ownAddress: actor.email,
  }
})

async function lastSent(store: Store, id: string, now: Date) {
  const since = new Date(now.getTime() - LETTER_INTERVAL_DAYS * 86_400_000).toISOString()
  const row = await store
    .selectFrom('letters')
    .select(({ fn }) => fn.max<string | null>('started_at').as('at'))
    .where('id', '!=', id)
    .where('started_at', '>', since)
    .executeTakeFirst()
  return row?.at ?? null
}

export type OpenedLetter = ResultOf<typeof openLetter>
