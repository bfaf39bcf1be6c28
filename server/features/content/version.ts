import { sql } from 'kysely'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Settings key of the content version, incremented by every publish; part of the page cache key. */
export const VERSION_KEY = 'content_version'

/**
 * Increments the content version; every process notices within a second of the commit. Call `content.refresh()` after
 * the commit to update this process immediately.
 */
export async function bumpContent(transaction: StoreTransaction) {
  await transaction
    .insertInto('settings')
    .values({ key: VERSION_KEY, value: '2' })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        value: sql<string>`cast(cast(settings.value as integer) + 1 as text)`,
      }),
    )
    .execute()
}
