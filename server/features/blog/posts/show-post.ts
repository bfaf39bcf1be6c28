import { z } from 'zod'
import { categoryById } from '#model/blog/categories.ts'
import { postState } from '#model/blog/post-form.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { findPost } from './find-post.ts'
import { fieldsOf } from './post-columns.ts'

/** A post as form fields, and who saved it last and when. */
export const showPostToEdit = query(
  'viewer',
  z.object({ id: z.uuid() }),
  async (context, { id }) => {
    const { timeZone } = await context.content.site()
    const categories = await context.content.categories()
    const row = await findPost(context.store, id)
    const last = await context.store
      .selectFrom('post_revisions')
      .select('actor_name')
      .where('post_id', '=', id)
      .where('version', '=', row.version)
      .executeTakeFirst()
    return {
      id,
      version: row.version,
      slug: row.slug,
      author: row.author,
      readTime: row.read_time,
      state: postState({ status: row.status, publishAt: row.publish_at }, context.clock()),
      fields: {
        ...fieldsOf(row, timeZone, context.clock()),
        category: categoryById(categories, row.category)?.id ?? row.category,
      },
      savedAt: row.updated_at,
      savedBy: last?.actor_name ?? null,
    }
  },
)

export type PostToEdit = ResultOf<typeof showPostToEdit>
