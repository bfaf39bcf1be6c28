import { sql } from 'kysely'
import { spellingsOf } from '#server/features/privacy/address-spellings.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/**
 * The email of ours that a report is about: by its Message-ID, which only its recipient knows, else the last one to the address, of
 * issues before others.
 */
export async function findReturned(
  transaction: StoreTransaction,
  { messageId, address }: { messageId: string | null; address?: string },
): Promise<OutboxRow | undefined> {
  const id = messageId?.slice(0, Math.max(0, messageId.lastIndexOf('@')))
  const known = id && (await sentMails(transaction).where('message_id', '=', id).executeTakeFirst())
  if (known || !address) return known || undefined
  return sentMails(transaction)
    .where(sql<string>`lower(recipient)`, 'in', spellingsOf(address))
    .orderBy(sql`issue_id is null`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What has left, or is leaving: a mail server may answer before we have written that. */
function sentMails(transaction: StoreTransaction) {
  return transaction
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', 'mail')
    .where('attempts', '>', 0)
}
