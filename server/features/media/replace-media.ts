import { mediaPicture } from '#model/media/media.ts'
import { mediaReplaceSchema } from '#model/media/media-schemas.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { mutation } from '#server/platform/actions/action.ts'
import type { AdminContext } from '#server/platform/actions/admin-context.ts'
import { audit } from '#server/platform/actions/audit.ts'
import type { MediaRow } from '#server/platform/db/rows/media.ts'
import { findMedia } from './find-media.ts'
import { rejectFile, type Taken, takeFile } from './receive-image.ts'
import { replaceUses } from './uses.ts'

/**
 * Gives a picture another file. Its address changes with it, so that no cache shows the old one: every place that shows
 * it is changed in the same transaction, and whoever still asks for the old address is led to the new one.
 */
export const replaceMedia = mutation(
  'editor',
  mediaReplaceSchema,
  async (context, { id, file }) => {
    const old = await findMedia(context.store, id)
    return takeFile(context, file, async ({ sha256 }, make) => {
      await rejectSame(context, sha256)
      const taken = await make(old)
      const count = await write(context, old, taken, sha256).catch(async (error) => {
        await taken.drop()
        throw error
      })
      await context.media.remove(id, old.version)
      if (count > 0) await context.content.refresh()
      const where = count === 1 ? 'in the one place' : `in all ${count} places`
      const message = count > 0 ? `Replaced, ${where} that show it.` : 'Replaced.'
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
  if (same) rejectFile(`This file is in the library already, as “${same.name}”.`)
}

function write(
  context: AdminContext,
  old: MediaRow,
  { version, width, height }: Taken,
  sha256: string,
) {
  return context.store.transaction().execute(async (transaction) => {
    const now = context.clock().toISOString()
    const { numUpdatedRows } = await transaction
      .updateTable('media')
      .set({ version, width, height, sha256, updated_at: now })
      .where('id', '=', old.id)
      // Somebody else may have replaced or deleted it while the files were made.
      .where('version', '=', old.version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) {
      rejectFile('Somebody else has just changed this picture. Look at it, then try again.')
    }
    const picture = mediaPicture({ ...old, version, width, height })
    const count = await replaceUses(transaction, context, { id: old.id, name: old.name, picture })
    if (count > 0) await bumpContent(transaction)
    const summary = `Replaced the file of the picture “${old.name}”`
    await audit(transaction, context, {
      action: 'media.replaced',
      subject: `media:${old.id}`,
      summary,
    })
    return count
  })
}
