import { z } from 'zod'
import { postMessages, TRASH_DAYS } from '#model/blog/post-form.ts'
import { postKey } from '#model/content/standalone.ts'
import { mutation, query } from '#server/actions/action.ts'
import { eachRow } from '#server/actions/each-row.ts'
import { setRevisions } from '#server/features/content/editor/write-document.ts'
import { cancelOpenPlans, lockDocument } from '#server/features/content/plans/plan-rows.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findPost } from './find-post.ts'
import { lockPosts } from './lock-posts.ts'
import { postRows } from './post-rows.ts'
import { removePosts } from './remove-posts.ts'

const idSchema = z.object({ id: z.uuid() })

/** Maximum posts listed in the trash. */
const SHOWN_MAX = 200
const DAY = 86_400_000

const trashOne = mutation('editor', idSchema, async (context, { id }) => {
  await context.store.transaction().execute(async (transaction) => {
    const key = postKey(id)
    // In the order of all that publishes, so that two changes never wait for each other.
    await bumpContent(transaction)
    await lockDocument(transaction, key)
    await lockPosts(transaction)
    const { title, status } = await findPost(transaction, id)
    for (const action of ['publish', 'unpublish'] as const) {
      await cancelOpenPlans(transaction, context, key, action)
    }
    const deleted_at = context.clock().toISOString()
    const isPublic = status === 'published'
    await transaction
      .updateTable('posts')
      .set({ deleted_at, ...(isPublic && { status: 'off' }) })
      .where('id', '=', id)
      .execute()
    await audit(transaction, context, {
      action: 'blog.trashed',
      subject: `content:${key}`,
      summary: `Moved “${title}” to the trash`,
    })
    if (isPublic) await setRevisions(transaction, key, { off_at: deleted_at })
  })
  await context.content.refresh()
  return { message: postMessages.deleted, value: null }
})

/** Moves posts to the trash. */
export const trashPost = eachRow(trashOne, { ...postRows, done: 'moved to the trash' })

/** Trashed posts, newest first, and when they are deleted. */
export const listTrash = query('viewer', z.object({}), async ({ store }) => {
  const rows = await store
    .selectFrom('posts')
    .select(['id', 'title', 'author', 'status', 'deleted_at'])
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  return {
    posts: rows.map(({ id, title, author, status, deleted_at }) => {
      const deletedAt = deleted_at ?? ''
      const removedAt = new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY).toISOString()
      return { id, title, author, status, deletedAt, removedAt }
    }),
  }
})

/** Restores a post from the trash: whether readers see it again is decided anew. */
export const untrashPost = mutation('editor', idSchema, async (context, { id }) => {
  const wasPublished = await context.store.transaction().execute(async (transaction) => {
    await lockPosts(transaction)
    const { title, status } = await findTrashed(transaction, id)
    await transaction
      .updateTable('posts')
      .set({ deleted_at: null, updated_at: context.clock().toISOString() })
      .where('id', '=', id)
      .execute()
    await audit(transaction, context, {
      action: 'blog.restored',
      subject: `content:${postKey(id)}`,
      summary: `Restored “${title}” from the trash`,
    })
    return status === 'off'
  })
  const message = wasPublished
    ? 'Restored. Readers don’t see it until you publish it again.'
    : 'Restored as a draft.'
  return { message, value: null }
})

/** Permanently deletes a post with its history and redirects. */
export const removePost = mutation('editor', idSchema, async (context, { id }) => {
  await context.store.transaction().execute(async (transaction) => {
    await lockPosts(transaction)
    const { title } = await findTrashed(transaction, id)
    await removePosts(transaction, [id])
    await audit(transaction, context, {
      action: 'blog.removed',
      subject: `content:${postKey(id)}`,
      summary: `Permanently deleted “${title}”`,
    })
  })
  return { message: 'Post permanently deleted.', value: null }
})

async function findTrashed(transaction: StoreTransaction, id: string) {
  const row = await transaction
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  if (!row) fail(404, 'This post is no longer in the trash.')
  return row
}
