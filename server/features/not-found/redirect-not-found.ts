import { z } from 'zod'
import { NOT_FOUND_PATH_MAX } from '#model/not-found/not-found.ts'
import { mutation } from '#server/actions/action.ts'
import { addRedirect } from '#server/features/content/editor/add-redirect.ts'

const schema = z.object({
  path: z.string().min(1).max(NOT_FOUND_PATH_MAX),
  to: z
    .string()
    .trim()
    .min(1, 'Choose the page to redirect to.')
    .max(1_000, 'This address is too long.'),
})

/** Redirects a path without a page to an existing address. */
export const redirectNotFound = mutation('editor', schema, async (context, { path, to }) => {
  await context.store.transaction().execute(async (transaction) => {
    await addRedirect(context, transaction, { from: path, to })
    await transaction.deleteFrom('not_found_paths').where('path', '=', path).execute()
  })
  // Other processes refresh within a second.
  await context.content.refresh()
  return { message: `${path} now redirects to ${to}.`, value: null }
})
