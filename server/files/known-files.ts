import type { Store } from '#server/db/schema.ts'

/** Keys looked up in one statement; both databases take more. */
const BATCH = 500

/** Those of the storage keys that a row names. */
export async function knownFiles(store: Store, keys: string[]) {
  const known = new Set<string>()
  for (let start = 0; start < keys.length; start += BATCH) {
    const rows = await store
      .selectFrom('lead_files')
      .select('storage_key')
      .where('storage_key', 'in', keys.slice(start, start + BATCH))
      .execute()
    for (const row of rows) known.add(row.storage_key)
  }
  return known
}
