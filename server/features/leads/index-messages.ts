import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { indexLead } from './search-words.ts'

/** Messages of each kind whose words are found, the newest ones. */
const MESSAGES = 100

/** Makes a lead found by what its mails and replies say now. Call it after one was added or deleted. */
export async function indexMessages(transaction: StoreTransaction, lead: LeadRow) {
  const mails = await transaction
    .selectFrom('lead_mails')
    .select(['from_name', 'from_address', 'subject', 'text', 'received_at as at'])
    .where('lead_id', '=', lead.id)
    .orderBy('received_at', 'desc')
    .limit(MESSAGES)
    .execute()
  const replies = await transaction
    .selectFrom('lead_events')
    .select(['text', 'created_at as at'])
    .where('lead_id', '=', lead.id)
    .where('kind', '=', 'reply')
    .orderBy('created_at', 'desc')
    .limit(MESSAGES)
    .execute()
  const written = [
    ...mails.map(({ at, ...mail }) => ({ at, text: Object.values(mail).join(' ') })),
    ...replies.map(({ at, text }) => ({ at, text: text ?? '' })),
  ].sort((one, other) => (one.at < other.at ? 1 : -1))
  const texts = written.map(({ text }) => text)
  await indexLead(transaction, lead, texts)
}
