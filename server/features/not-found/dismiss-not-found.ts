import { z } from 'zod'
import { NOT_FOUND_PATH_MAX } from '#model/not-found/not-found.ts'
import { mutation } from '#server/actions/action.ts'
import { eachRow } from '#server/actions/each-row.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

const schema = z.object({
  path: z.string().min(1).max(NOT_FOUND_PATH_MAX),
  back: z.literal('yes').optional().catch(undefined),
})

const dismissOne = mutation('editor', schema, async (context, { path, back }) => {
  await context.store.transaction().execute(async (transaction) => {
    const [result] = await transaction
      .updateTable('not_found_paths')
      .set({ dismissed: back ? 0 : 1 })
      .where('path', '=', path)
      .execute()
    if (!result?.numUpdatedRows) fail(404, 'This path is no longer in the list.')
    const summary = back
      ? `Restored the missing page ${path}`
      : `Dismissed the missing page ${path}`
    const action = back ? 'not-found.restored' : 'not-found.dismissed'
    await audit(transaction, context, { action, subject: `missing:${path}`, summary })
  })
  const message = back ? `${path} is in the list again.` : `${path} is dismissed.`
  return { message, value: null }
})

/** Hides paths from the list, or restores them with `back`. Their hits are counted all the same. */
export const dismissNotFound = eachRow(dismissOne, {
  field: 'path',
  nouns: ['path', 'paths'],
  done: ({ back }) => (back ? 'restored' : 'dismissed'),
  titleOf: async (_, { path }) => path,
})
