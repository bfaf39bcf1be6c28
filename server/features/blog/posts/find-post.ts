import type { PostRow } from '#server/platform/db/rows/posts.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

/**
 * A post that is not in the trash.
 * @throws 404
 */
export async function findPost(store: Store | StoreTransaction, id: string): Promise<PostRow> {
  const row = await store
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) fail(404, 'This post no longer exists. Look in the trash, or go back to the list.')
  return row
}
