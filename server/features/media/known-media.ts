import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** Ids per statement. */
const BATCH = 500

/** The keys ("id/version") that are the current version of a picture. */
export async function knownMedia(store: Store | StoreTransaction, keys: string[]) {
  const ids = [...new Set(keys.map((key) => key.split('/', 1)[0] ?? ''))]
  const known = new Set<string>()
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await store
      .selectFrom('media')
      .select(['id', 'version'])
      .where('id', 'in', ids.slice(start, start + BATCH))
      .execute()
    for (const { id, version } of rows) known.add(`${id}/${version}`)
  }
  return known
}
