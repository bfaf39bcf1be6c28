import { documentPath } from '#model/admin-paths.ts'
import { emptyPost } from '#model/blog/post-form.ts'
import { postFormPath } from '#model/blog/post-paths.ts'
import { postSchema } from '#model/blog/post-schema.ts'
import { withEntryIds } from '#model/content/form/entry-ids.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { postIdOf } from '#model/content/review.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { findPost } from '#server/features/blog/posts/find-post.ts'
import { lockPosts } from '#server/features/blog/posts/lock-posts.ts'
import { titleOf } from '#server/features/content/editor/document-facts.ts'
import { documentSchema } from '#server/features/content/editor/document-schema.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import { lockDocument } from '#server/features/content/plans/plan-rows.ts'
import { parseBody } from '#server/features/content/published.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { currentBody } from './current-body.ts'

/** A document or post with the fields on which one can comment. */
type Commented = {
  title: string
  schema: JsonSchema
  value: unknown
}

/**
 * Locks a document or post, and reads its fields.
 * @throws 404 if there is no such document or post
 */
export async function lockFields(
  transaction: StoreTransaction,
  context: AdminContext,
  key: string,
): Promise<Commented> {
  if (postIdOf(key) !== null) {
    await lockCommented(transaction, key)
    const title = await commentedTitle(transaction, context, key)
    return { title, schema: postSchema, value: emptyPost }
  }
  const schema = documentSchema(key, context.content.current())
  if (!schema) fail(404, 'This page or list does not exist.')
  await lockCommented(transaction, key)
  const body = await currentBody(transaction, context, key)
  if (body === null) fail(404, 'This page or list does not exist.')
  const value = withEntryIds(parseBody(body))
  return { title: titleOf(context, key, value), schema, value }
}

/**
 * Makes others who comment on this document or post wait.
 * @throws 404 if it is a post that no longer exists
 */
export async function lockCommented(transaction: StoreTransaction, key: string) {
  const id = postIdOf(key)
  if (id === null) return lockDocument(transaction, key)
  await lockPosts(transaction)
  await findPost(transaction, id)
}

export async function commentedTitle(
  transaction: StoreTransaction,
  context: AdminContext,
  key: string,
) {
  const id = postIdOf(key)
  if (id === null) return storedTitle(transaction, context, key)
  return (await findPost(transaction, id)).title
}

/** Id of the person whose draft it is; undefined without a draft. */
export async function draftAuthor(transaction: StoreTransaction, key: string) {
  const id = postIdOf(key)
  if (id === null) return (await readStored(transaction, key)).draft?.author_id
  const last = await transaction
    .selectFrom('posts')
    .innerJoin('post_revisions', (join) =>
      join
        .onRef('post_revisions.post_id', '=', 'posts.id')
        .onRef('post_revisions.version', '=', 'posts.version'),
    )
    .select('post_revisions.actor_id')
    .where('posts.id', '=', id)
    .where('posts.status', '=', 'draft')
    .executeTakeFirst()
  return last?.actor_id
}

/** The path of the editor, opened at a field. */
export function editorPath(key: string, at: string) {
  const id = postIdOf(key)
  return id === null ? documentPath(key, at) : postFormPath(id, at)
}

type Verb = 'added' | 'answered' | 'deleted' | 'reopened' | 'resolved'

/** The audit action and subject of a change to comments. */
export function commentChange(key: string, verb: Verb) {
  return postIdOf(key) === null
    ? ({ action: `content.comment-${verb}`, subject: `content:${key}` } as const)
    : ({ action: `blog.comment-${verb}`, subject: key } as const)
}
