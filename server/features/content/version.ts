import { sql } from 'kysely'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** The settings key that counts every publish; what a page shows is cached by it. */
export const VERSION_KEY = 'content_version'

/**
 * Makes every process render its pages anew once this transaction is through, within a second. Whoever publishes lets
 * its own process see it at once by `context.content.refresh()` after the commit.
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
