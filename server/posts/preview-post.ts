import type { Post } from '#model/blog.ts'
import { presentWithRelated } from '#server/blog/show-post.ts'
import type { Parts } from '#server/parts.ts'

/** A post as its public page would show it, whatever its state; null where there is none, or it is in the trash. */
export async function previewPost(
  parts: Pick<Parts, 'store' | 'clock'>,
  id: string,
): Promise<Post | null> {
  const row = await parts.store
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? presentWithRelated(parts, row) : null
}
