import { z } from 'zod'
import { MISSING_PATH_MAX } from '#model/not-found/not-found.ts'
import { addRedirect } from '#server/features/content/editor/add-redirect.ts'
import { mutation } from '#server/platform/actions/action.ts'

const schema = z.object({
  path: z.string().min(1).max(MISSING_PATH_MAX),
  to: z
    .string()
    .trim()
    .min(1, 'Please choose the page that it should lead to.')
    .max(1_000, 'This address is too long.'),
})

/** Leads a missing page to one that is there, from this moment on. */
export const redirectMissing = mutation('editor', schema, async (context, { path, to }) => {
  await context.store.transaction().execute(async (transaction) => {
    await addRedirect(context, transaction, { from: path, to })
    await transaction.deleteFrom('not_found_paths').where('path', '=', path).execute()
  })
  // The other processes follow within a second.
  await context.content.refresh()
  return { message: `${path} now redirects to ${to}.`, value: null }
})
