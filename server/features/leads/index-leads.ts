import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { leadWords } from './search-words.ts'

/** Updates a lead's search index, in the transaction that stores or changes the lead. */
export async function indexLead(transaction: StoreTransaction, lead: LeadRow) {
  const words = leadWords(lead)
  await transaction
    .insertInto('lead_search')
    .values({ lead_id: lead.id, words })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet({ words }))
    .execute()
}
