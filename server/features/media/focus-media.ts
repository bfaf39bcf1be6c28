import { focusText, nearestFocus } from '#model/media/focus.ts'
import { mediaMessages, mediaPicture } from '#model/media/media.ts'
import { mediaFocusSchema } from '#model/media/media-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findMedia } from './find-media.ts'
import { makeShareImage } from './make-share-image.ts'
import { replaceUses } from './uses.ts'

/** Sets what crops of a picture keep in view. It is part of the address, so all uses are updated in the same transaction. */
export const focusMedia = mutation(
  'editor',
  mediaFocusSchema,
  async (context, { id, ...point }) => {
    const focus = point.reset ? null : focusText(nearestFocus(point))
    const { row, count } = await write(context, id, focus)
    // Until it is there, the share image of the whole picture is served.
    await makeShareImage(context, row).catch((error: unknown) => context.report(error))
    if (count > 0) await context.content.refresh()
    const where = count === 1 ? '1 place' : `${count} places`
    const message = focus ? 'Focus saved' : 'Focus removed'
    return {
      message: count > 0 ? `${message} and updated in ${where}.` : `${message}.`,
      value: null,
    }
  },
)

function write(context: AdminContext, id: string, focus: string | null) {
  return context.store.transaction().execute(async (transaction) => {
    const old = await findMedia(transaction, id)
    if (old.format === 'svg') fail(422, mediaMessages.noFocus)
    if (old.focus === focus) return { row: old, count: 0 }
    const row = await transaction
      .updateTable('media')
      .set({ focus, updated_at: context.clock().toISOString() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const note = `Focus of the picture “${row.name}” changed`
    const count = await replaceUses(transaction, context, { id, note, picture: mediaPicture(row) })
    const summary = focus
      ? `Set the focus of the picture “${row.name}”`
      : `Removed the focus of the picture “${row.name}”`
    await audit(transaction, context, { action: 'media.focused', subject: `media:${id}`, summary })
    return { row, count }
  })
}
