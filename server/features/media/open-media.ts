import { query } from '#server/actions/action.ts'
import { findMedia, mediaIdSchema } from './find-media.ts'
import { presentMedia } from './present-media.ts'
import { whereUsed } from './uses.ts'

/** A picture and all its uses. */
export const openMedia = query('viewer', mediaIdSchema, async ({ store }, { id }) => {
  const row = await findMedia(store, id)
  const uses = await whereUsed(store, id)
  return { item: presentMedia(row, uses.length > 0), uses }
})
