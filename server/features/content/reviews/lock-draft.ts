import { documentPath } from '#model/admin-paths.ts'
import { postFormPath } from '#model/blog/post-paths.ts'
import { postIdOf } from '#model/content/review.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { findPost } from '#server/features/blog/posts/find-post.ts'
import { lockPosts } from '#server/features/blog/posts/lock-posts.ts'
import { schemaOf } from '#server/features/content/documents.ts'
import { minRoleToWrite, titleOf } from '#server/features/content/editor/document-facts.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import { lockDocument } from '#server/features/content/plans/plan-rows.ts'
import { parseBody } from '#server/features/content/published.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import type { Reviewed } from './reviewed.ts'

/**
 * Locks the draft of a document or post, and tells its version.
 * @throws 404 if there is no such document or post, 409 if it has no draft
 */
export function lockDraft(
  transaction: StoreTransaction,
  context: AdminContext,
  key: string,
): Promise<Reviewed & { version: number }> {
  const id = postIdOf(key)
  return id === null ? lockDocumentDraft(transaction, context, key) : lockPost(transaction, id)
}

async function lockDocumentDraft(
  transaction: StoreTransaction,
  context: AdminContext,
  key: string,
) {
  if (!schemaOf(key)) fail(404, 'This page or list does not exist.')
  requireRole(context.actor, minRoleToWrite(key))
  await lockDocument(transaction, key)
  const { draft, version } = await readStored(transaction, key)
  if (!draft) fail(409, 'There is no draft to review. Make a change first.')
  return { title: titleOf(context, key, parseBody(draft.body)), path: documentPath(key), version }
}

async function lockPost(transaction: StoreTransaction, id: string) {
  await lockPosts(transaction)
  const { title, status, version } = await findPost(transaction, id)
  if (status === 'published') fail(409, 'This post is published already, or scheduled.')
  return { title, path: postFormPath(id), version }
}
