import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** Keys per query; both databases allow more. */
const BATCH = 500

/** The storage keys that belong to a lead. */
export function knownFiles(store: Store | StoreTransaction, keys: string[]) {
  return keysIn(store, 'lead_files', keys)
}

/** The storage keys whose lead was erased. */
export function erasedFiles(store: Store, keys: string[]) {
  return keysIn(store, 'erased_lead_files', keys)
}

async function keysIn(
  store: Store | StoreTransaction,
  table: 'lead_files' | 'erased_lead_files',
  keys: string[],
) {
  const found = new Set<string>()
  for (let start = 0; start < keys.length; start += BATCH) {
    const rows = await store
      .selectFrom(table)
      .select('storage_key')
      .where('storage_key', 'in', keys.slice(start, start + BATCH))
      .execute()
    for (const row of rows) found.add(row.storage_key)
  }
  return found
}
