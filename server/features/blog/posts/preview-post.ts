import type { Post } from '#model/blog/blog-schemas.ts'
import type { Deps } from '#server/deps.ts'
import { presentWithRelated } from '#server/features/blog/show-post.ts'

/** A post in any state as its public page would show it, with its former slugs; null if it is missing or in the trash. */
export async function previewPost(
  deps: Pick<Deps, 'store' | 'clock' | 'markdown' | 'content'>,
  id: string,
): Promise<{ post: Post; formerSlugs: string[] } | null> {
  const row = await deps.store
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const former = await deps.store
    .selectFrom('post_redirects')
    .select('slug')
    .where('post_id', '=', id)
    .execute()
  return {
    post: await presentWithRelated(deps, row),
    formerSlugs: former.map(({ slug }) => slug),
  }
}
