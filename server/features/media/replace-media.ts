import { mediaMessages, mediaPicture } from '#model/media/media.ts'
import { mediaReplaceSchema } from '#model/media/media-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { MediaRow } from '#server/platform/db/rows/media.ts'
import { findMedia } from './find-media.ts'
import { receiveImage, rejectFile, type StoredImage } from './receive-image.ts'
import { replaceUses } from './uses.ts'

/**
 * Replaces a picture's file. Its address changes, so no cache shows the old one: all uses are updated in the same
 * transaction, and the old address redirects to the new one.
 */
export const replaceMedia = mutation(
  'editor',
  mediaReplaceSchema,
  async (context, { id, file }) => {
    const old = await findMedia(context.store, id)
    return receiveImage(context, file, async ({ sha256 }, make) => {
      await rejectSame(context, sha256)
      const stored = await make(old)
      if (stored.format !== old.format) {
        await stored.drop()
        rejectFile(mediaMessages.format)
      }
      const count = await write(context, old, stored, sha256).catch(async (error) => {
        await stored.drop()
        throw error
      })
      await context.media.remove(id, old.version)
      if (count > 0) await context.content.refresh()
      const where = count === 1 ? '1 place' : `${count} places`
      const message = count > 0 ? `Replaced in ${where}.` : 'Replaced.'
      return { message, value: null }
    })
  },
)

async function rejectSame({ store }: AdminContext, sha256: string) {
  const same = await store
    .selectFrom('media')
    .select('name')
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  if (same) rejectFile(`This file is already in the library as “${same.name}”.`)
}

function write(
  context: AdminContext,
  old: MediaRow,
  { drop: _, ...files }: StoredImage,
  sha256: string,
) {
  return context.store.transaction().execute(async (transaction) => {
    const now = context.clock().toISOString()
    const { numUpdatedRows } = await transaction
      .updateTable('media')
      .set({ ...files, focus: null, sha256, updated_at: now })
      .where('id', '=', old.id)
      // It may have been replaced or deleted meanwhile.
      .where('version', '=', old.version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) {
      rejectFile('Someone else just changed this picture. Reload the page, then try again.')
    }
    const note = `Picture “${old.name}” replaced`
    const picture = mediaPicture({ ...old, ...files, focus: null })
    const count = await replaceUses(transaction, context, { id: old.id, note, picture })
    const summary = `Replaced the file of the picture “${old.name}”`
    await audit(transaction, context, {
      action: 'media.replaced',
      subject: `media:${old.id}`,
      summary,
    })
    return count
  })
}
