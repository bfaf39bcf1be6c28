import type { LeadMailRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock } from '#server/platform/runtime.ts'
import { lockLeadsForUpdate } from './inbox/lock-leads.ts'
import { deleteFiles } from './inbox/reply-files.ts'
import { indexMessages } from './index-messages.ts'

/**
 * Deletes received mails with their files, their lines on timelines and the emails to staff about them; their leads stay.
 * Returns the storage keys for `removeFiles` after the commit.
 */
export async function eraseMails(
  transaction: StoreTransaction,
  context: { clock: Clock },
  mails: Pick<LeadMailRow, 'id' | 'lead_id'>[],
) {
  const files: string[] = []
  const byLead = Map.groupBy(mails, ({ lead_id }) => lead_id)
  for (const leadId of [...byLead.keys()].sort()) {
    const [lead] = await lockLeadsForUpdate(transaction, [leadId])
    if (!lead) continue
    for (const { id } of byLead.get(leadId) ?? []) {
      files.push(...(await deleteFiles(transaction, context, id)))
      await transaction.deleteFrom('lead_events').where('id', '=', id).execute()
      await transaction
        .deleteFrom('outbox')
        .where('subject_id', '=', leadId)
        .where('message_id', 'like', `mail-to-staff.${id}.%`)
        .execute()
      await transaction.deleteFrom('lead_mails').where('id', '=', id).execute()
    }
    await indexMessages(transaction, lead)
  }
  return files
}
