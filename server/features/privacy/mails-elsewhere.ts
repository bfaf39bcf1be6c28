import { sql } from 'kysely'
import { type JoinedOffer, offerRows } from '#server/features/offers/offer-rows.ts'
import { contains } from '#server/platform/db/like.ts'
import type { LeadFileRow, LeadMailRow } from '#server/platform/db/rows/leads.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { inBatches } from './in-batches.ts'

/** What a person has written about the inquiry of somebody else, and got because of it. */
export type MailsElsewhere = {
  /** Offers to leads of others that were sent to the address. */
  offersElsewhere: JoinedOffer[]
  /** Mails of the address under leads of others. */
  mailsElsewhere: LeadMailRow[]
  filesElsewhere: LeadFileRow[]
}

/** `spellings`: of the address; `leadIds`: the person's own leads. */
export async function mailsElsewhere(
  store: Store | StoreTransaction,
  spellings: string[],
  leadIds: string[],
): Promise<MailsElsewhere> {
  const own = new Set(leadIds)
  const written = await store
    .selectFrom('lead_mails')
    .selectAll()
    .where(sql<string>`lower(from_address)`, 'in', spellings)
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  const elsewhere = written.filter(({ lead_id }) => !own.has(lead_id))
  const ids = elsewhere.map(({ id }) => id)
  const sent = await offerRows(store)
    .where(({ or }) =>
      or(spellings.map((one) => contains('offers.recipients', JSON.stringify(one)))),
    )
    .execute()
  return {
    offersElsewhere: sent.filter(({ lead_id }) => !own.has(lead_id)),
    mailsElsewhere: elsewhere,
    filesElsewhere: await inBatches(ids, (batch) =>
      store.selectFrom('lead_files').selectAll().where('mail_id', 'in', batch).execute(),
    ),
  }
}
