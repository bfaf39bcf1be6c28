import { query, type ResultOf } from '#server/actions/action.ts'
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
    ownAddress: actor.email,
  }
})

export type OpenedLetter = ResultOf<typeof openLetter>
