import { mediaMessages } from '#model/media/media.ts'
import { command } from '#server/platform/actions/action.ts'
import { audit } from '#server/platform/actions/audit.ts'
import { refuse } from '#server/platform/http/problem.ts'
import { findMedia, mediaIdSchema } from './find-media.ts'
import { whereUsed } from './uses.ts'

/** Deletes a picture that nothing shows; one that is in use stays, and the answer says where. */
export const removeMedia = command('editor', mediaIdSchema, async (desk, { id }) => {
  const { name } = await desk.store.transaction().execute(async (transaction) => {
    const row = await findMedia(transaction, id)
    const uses = await whereUsed(transaction, id)
    if (uses.length > 0) {
      const places = uses.map(({ what }) => what).join(', ')
      refuse(409, `${mediaMessages.inUse} ${places}.`)
    }
    await transaction.deleteFrom('media').where('id', '=', id).execute()
    const summary = `Deleted the picture “${row.name}”`
    await audit(transaction, desk, { action: 'media.deleted', subject: `media:${id}`, summary })
    return row
  })
  await desk.media.remove(id)
  return { message: `“${name}” was deleted.`, value: null }
})
