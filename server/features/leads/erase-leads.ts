import type { Deps } from '#server/deps.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock } from '#server/platform/runtime.ts'
import { lockLeadsForUpdate } from './lock-leads-for-update.ts'

/** Ids in one statement; both databases take more. */
const BATCH = 500

export type ErasedLeads = {
  leads: Pick<LeadRow, 'id' | 'kind' | 'status' | 'name'>[]
  /** Storage keys of their files, to be removed once the transaction is through (`removeFiles`). */
  files: string[]
  /** Messages about them, sent or waiting. */
  messages: number
}

/** Removes leads with all that hangs on them: files' rows, notes, replies, tags, search words, mail and webhook rows. */
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
    await rememberErased(transaction, files, clock())
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

/** Whatever happens before the files themselves are removed, the sweep deletes them now instead of trashing them. */
async function rememberErased(
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

/** After the commit. One that cannot be removed now is deleted by the sweep, at the next start or within the hour. */
export async function removeFiles(
  { files, report }: Pick<Deps, 'files' | 'report'>,
  keys: string[],
) {
  for (const key of keys) await files.remove(key).catch(report)
}
