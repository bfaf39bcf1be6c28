import type { Post } from '#model/blog/blog-schemas.ts'
import type { Parts } from '#server/app-context.ts'
import { presentWithRelated } from '#server/features/blog/show-post.ts'

/**
 * A post as its public page would show it, whatever its state, and the slugs that it had before; null where there is
 * none, or it is in the trash.
 */
export async function previewPost(
  parts: Pick<Parts, 'store' | 'clock' | 'markdown'>,
  id: string,
): Promise<{ post: Post; formerSlugs: string[] } | null> {
  const row = await parts.store
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const former = await parts.store
    .selectFrom('post_redirects')
    .select('slug')
    .where('post_id', '=', id)
    .execute()
  return {
    post: await presentWithRelated(parts, row),
    formerSlugs: former.map(({ slug }) => slug),
  }
}
