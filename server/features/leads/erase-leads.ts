import type { Deps } from '#server/deps.ts'
import { eraseOffers } from '#server/features/offers/erase-offers.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock } from '#server/platform/runtime.ts'
import { lockLeadsForUpdate } from './inbox/lock-leads.ts'

/** Ids per statement; both databases allow more. */
const BATCH = 500

export type ErasedLeads = {
  leads: Pick<LeadRow, 'id' | 'kind' | 'status' | 'name'>[]
  /** Storage keys of their files, for `removeFiles` after the commit. */
  files: string[]
  /** Number of outbox rows about them, sent or waiting. */
  messages: number
}

/** Deletes leads with their file rows, notes, replies, tags, offers, search index, emails and webhook calls. */
export async function eraseLeads(
  transaction: StoreTransaction,
  { clock }: { clock: Clock },
  ids: string[],
): Promise<ErasedLeads> {
  const erased: ErasedLeads = { leads: [], files: [], messages: 0 }
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH)
    const leads = await lockLeadsForUpdate(transaction, some)
    const files = await transaction
      .deleteFrom('lead_files')
      .where('lead_id', 'in', some)
      .returning('storage_key')
      .execute()
    await markFilesErased(transaction, files, clock())
    await eraseOffers(transaction, some)
    const { numDeletedRows } = await transaction
      .deleteFrom('outbox')
      .where('subject_id', 'in', some)
      .executeTakeFirst()
    await transaction.deleteFrom('leads').where('id', 'in', some).execute()
    erased.files.push(...files.map(({ storage_key }) => storage_key))
    erased.messages += Number(numDeletedRows)
    erased.leads.push(...leads)
  }
  return erased
}

/** Marks files as erased, so that the cleanup job deletes them even if `removeFiles` never runs. */
export async function markFilesErased(
  transaction: StoreTransaction,
  files: { storage_key: string }[],
  now: Date,
) {
  if (files.length === 0) return
  await transaction
    .insertInto('erased_lead_files')
    .values(files.map(({ storage_key }) => ({ storage_key, erased_at: now.toISOString() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Call after the commit. The hourly cleanup job deletes files that cannot be removed now. */
export async function removeFiles(
  { files, report }: Pick<Deps, 'files' | 'report'>,
  keys: string[],
) {
  for (const key of keys) await files.remove(key).catch(report)
}
