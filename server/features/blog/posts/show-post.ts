import { z } from 'zod'
import { mayAct } from '#model/accounts/accounts.ts'
import { categoryById } from '#model/blog/categories.ts'
import { postKey } from '#model/content/review.ts'
import { postPath } from '#model/paths.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { openedThreads } from '#server/features/content/comments/opened-threads.ts'
import { openLinks } from '#server/features/content/preview/open-links.ts'
import { openedReview } from '#server/features/content/reviews/review-rows.ts'
import { findPost } from './find-post.ts'
import { fieldsOf, minRoleToWritePost, stateOf } from './post-columns.ts'

/** A post as form fields, who saved it last and when, a request for its review, and comments. */
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
    const isDraft = row.status === 'draft'
    return {
      id,
      version: row.version,
      slug: row.slug,
      author: row.author,
      readTime: row.read_time,
      state: stateOf(row, context.clock()),
      fields: {
        ...fieldsOf(row, timeZone, context.clock()),
        category: categoryById(categories, row.category)?.id ?? row.category,
      },
      offAt: row.off_at,
      savedAt: row.updated_at,
      savedBy: last?.actor_name ?? null,
      review: isDraft
        ? await openedReview(context.store, context.actor, postKey(id), {
            version: row.version,
            publishedAt: null,
          })
        : null,
      links: await openLinks(context, postKey(id), postPath(row.slug)),
      comments: await openedThreads(context, postKey(id)),
      mayChange: mayAct(context.actor.role, minRoleToWritePost(row.status)),
      mayComment: mayAct(context.actor.role, 'author'),
    }
  },
)

export type PostToEdit = ResultOf<typeof showPostToEdit>
