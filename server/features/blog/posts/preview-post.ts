import type { Post } from '#model/blog/blog-schemas.ts'
import { type PostFields, splitRelated, splitTags } from '#model/blog/post-form.ts'
import type { PostForm } from '#model/blog/post-form-schema.ts'
import type { Deps } from '#server/deps.ts'
import { presentWithRelated } from '#server/features/blog/show-post.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import { textColumns } from './post-columns.ts'
import { readFields, readRevision } from './revisions.ts'

type PreviewDeps = Pick<Deps, 'store' | 'clock' | 'markdown' | 'content'>

/**
 * A post in any state as its public page would show it, with its former slugs; null if it is missing or in the trash.
 * `revision`: as it was then.
 */
export async function previewPost(
  deps: PreviewDeps,
  id: string,
  revision?: string,
): Promise<{ post: Post; formerSlugs: string[] } | null> {
  const row = await deps.store
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const earlier = revision ? await readRevision(deps.store, id, revision) : null
  if (!row || (revision && !earlier)) return null
  const former = await deps.store
    .selectFrom('post_redirects')
    .select('slug')
    .where('post_id', '=', id)
    .execute()
  const shown = earlier ? rowWith(row, readFields(earlier.fields)) : row
  return {
    post: await presentWithRelated(deps, shown),
    formerSlugs: former.map(({ slug }) => slug),
  }
}

/** The post with text and day of a revision, valid today or not; its address stays. */
function rowWith(row: PostRow, fields: PostFields): PostRow {
  const { tags, related, publishAt, ...texts } = fields
  const form = { ...texts, tags: splitTags(tags), related: splitRelated(related) } as PostForm
  const published_on = publishAt.slice(0, 'yyyy-mm-dd'.length) || row.published_on
  return { ...row, ...textColumns(form, row.author), published_on }
}
