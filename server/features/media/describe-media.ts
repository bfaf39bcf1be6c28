import { mediaDescribeSchema } from '#model/media/media-schemas.ts'
import { searchText } from '#server/features/blog/search-text.ts'
import { mutation } from '#server/platform/actions/action.ts'
import { audit } from '#server/platform/actions/audit.ts'
import { findMedia } from './find-media.ts'

/** Name and alt text in the library. Where a picture is in use its alt text belongs to that place, and stays. */
export const describeMedia = mutation('editor', mediaDescribeSchema, (context, { id, name, alt }) =>
  context.store.transaction().execute(async (transaction) => {
    await findMedia(transaction, id)
    await transaction
      .updateTable('media')
      .set({
        name,
        alt,
        search_text: searchText(name, alt),
        updated_at: context.clock().toISOString(),
      })
      .where('id', '=', id)
      .execute()
    const summary = `Described the picture “${name}”`
    await audit(transaction, context, {
      action: 'media.described',
      subject: `media:${id}`,
      summary,
    })
    return { message: 'Saved.', value: null }
  }),
)
