import { mediaDescribeSchema } from '#model/media/media-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { searchText } from '#server/platform/db/search-text.ts'
import { findMedia } from './find-media.ts'

/** Changes name and alt text in the library; uses of the picture keep their own alt text. */
export const describeMedia = mutation('author', mediaDescribeSchema, (context, { id, name, alt }) =>
  context.store.transaction().execute(async (transaction) => {
    await findMedia(transaction, id)
    await transaction
      .updateTable('media')
      .set({
        name,
        alt,
        needs_alt: 0,
        search_text: searchText(name, alt),
        updated_at: context.clock().toISOString(),
      })
      .where('id', '=', id)
      .execute()
    const summary = `Edited the picture “${name}”`
    await audit(transaction, context, {
      action: 'media.described',
      subject: `media:${id}`,
      summary,
    })
    return { message: 'Saved.', value: null }
  }),
)
