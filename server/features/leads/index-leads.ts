import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { leadWords } from './search-words.ts'

/** Leads taken at once while those of an earlier version are made findable. */
const BATCH = 500

/** Makes a lead findable; in the transaction that stores or changes it. */
export async function indexLead(transaction: StoreTransaction, lead: LeadRow) {
  const words = leadWords(lead)
  await transaction
    .insertInto('lead_texts')
    .values({ lead_id: lead.id, words })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet({ words }))
    .execute()
}

/** Makes those findable that were stored before there was a search, oldest first; at every start, mostly none. */
export async function indexOldLeads(transaction: StoreTransaction) {
  for (;;) {
    const leads = await transaction
      .selectFrom('leads')
      .selectAll('leads')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('lead_texts')
              .select('number')
              .whereRef('lead_texts.lead_id', '=', 'leads.id'),
          ),
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const lead of leads) await indexLead(transaction, lead)
    if (leads.length < BATCH) return
  }
}
