import { mediaMessages } from '#model/media/media.ts'
import { mutation } from '#server/actions/action.ts'
import { eachRow } from '#server/actions/each-row.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findMedia, mediaIdSchema } from './find-media.ts'
import { whereUsed } from './uses.ts'

const removeOne = mutation('editor', mediaIdSchema, async (context, { id }) => {
  const { name } = await context.store.transaction().execute(async (transaction) => {
    const row = await findMedia(transaction, id)
    const uses = await whereUsed(transaction, id)
    if (uses.length > 0) {
      const places = uses.map(({ what }) => what).join(', ')
      fail(409, `${mediaMessages.inUse} ${places}.`)
    }
    await transaction.deleteFrom('media').where('id', '=', id).execute()
    const summary = `Deleted the picture “${row.name}”`
    await audit(transaction, context, { action: 'media.deleted', subject: `media:${id}`, summary })
    return row
  })
  await context.media.remove(id)
  return { message: `“${name}” was deleted.`, value: null }
})

/** Deletes unused pictures; those in use stay, and the result says where they are used. */
export const removeMedia = eachRow(removeOne, {
  field: 'id',
  nouns: ['picture', 'pictures'],
  done: 'deleted',
  async titleOf({ store }, { id }) {
    const row = await store
      .selectFrom('media')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.name
  },
})
