import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

const KEY = 'sample_pictures'

/** Whether the sample pictures are left out of the library. */
export async function areSamplesHidden(store: Store | StoreTransaction) {
  const row = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst()
  return row?.value === 'hidden'
}

/** Leaves the sample pictures out of the library, or shows them again. Pages that use them keep them. */
export const hideSamples = mutation(
  'editor',
  z.object({ hidden: z.enum(['yes', 'no'], 'Reload the page and try again.') }),
  (context, { hidden }) =>
    context.store.transaction().execute(async (transaction) => {
      const value = hidden === 'yes' ? 'hidden' : 'shown'
      await transaction
        .insertInto('settings')
        .values({ key: KEY, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute()
      const summary = value === 'hidden' ? 'Hid the sample pictures' : 'Showed the sample pictures'
      await audit(transaction, context, {
        action: `media.samples-${value}`,
        subject: 'media',
        summary,
      })
      const message =
        value === 'hidden'
          ? 'The sample pictures are hidden. Pages that use them keep them.'
          : 'The sample pictures are shown.'
      return { message, value: null }
    }),
)
