import { documentPath } from '#model/admin-paths.ts'
import { postFormPath } from '#model/blog/post-paths.ts'
import { postIdOf, postKey } from '#model/content/review.ts'
import type { Deps } from '#server/deps.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** The title of what is reviewed, and the path of its editor. */
export type Reviewed = { title: string; path: string }

/** Documents and posts by their keys; posts in the trash are left out. */
export async function readReviewed(
  store: Store | StoreTransaction,
  context: Pick<Deps, 'content'>,
  keys: string[],
) {
  const ids = keys.flatMap((key) => postIdOf(key) ?? [])
  const reviewed = new Map<string, Reviewed>()
  for (const key of keys) {
    if (postIdOf(key) !== null) continue
    const title = await storedTitle(store, context, key)
    reviewed.set(key, { title, path: documentPath(key) })
  }
  if (ids.length === 0) return reviewed
  const posts = await store
    .selectFrom('posts')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  for (const { id, title } of posts) {
    reviewed.set(postKey(id), { title, path: postFormPath(id) })
  }
  return reviewed
}

/** The audit action and subject of a change to a review. */
export function reviewChange(key: string, verb: 'approved' | 'review-requested' | 'sent-back') {
  return postIdOf(key) === null
    ? ({ action: `content.${verb}`, subject: `content:${key}` } as const)
    : ({ action: `blog.${verb}`, subject: key } as const)
}
