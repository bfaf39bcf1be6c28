import { z } from 'zod'
import { postMessages, TRASH_DAYS } from '#model/blog/post-form.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { mutation, query } from '#server/platform/actions/action.ts'
import { audit } from '#server/platform/actions/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findPost } from './find-post.ts'
import { takeTurn } from './lock-posts.ts'
import { removePosts } from './remove-posts.ts'

const idSchema = z.object({ id: z.uuid() })

/** Most posts that the trash lists. */
const SHOWN_MAX = 200
const DAY = 86_400_000

/** Puts a post into the trash; the public does not see it any more. */
export const trashPost = mutation('editor', idSchema, async (context, { id }) => {
  await context.store.transaction().execute(async (transaction) => {
    await takeTurn(transaction)
    const { title, status } = await findPost(transaction, id)
    const now = context.clock().toISOString()
    await transaction.updateTable('posts').set({ deleted_at: now }).where('id', '=', id).execute()
    if (status === 'published') await bumpContent(transaction)
    await audit(transaction, context, {
      action: 'post.deleted',
      subject: `post:${id}`,
      summary: `Put “${title}” into the trash`,
    })
  })
  await context.content.refresh()
  return { message: postMessages.deleted, value: null }
})

/** What lies in the trash, newest first, and when the server removes it. */
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

/** Takes a post out of the trash, as it was. */
export const untrashPost = mutation('editor', idSchema, async (context, { id }) => {
  await context.store.transaction().execute(async (transaction) => {
    await takeTurn(transaction)
    const { title, status } = await findTrashed(transaction, id)
    await transaction.updateTable('posts').set({ deleted_at: null }).where('id', '=', id).execute()
    if (status === 'published') await bumpContent(transaction)
    await audit(transaction, context, {
      action: 'post.restored',
      subject: `post:${id}`,
      summary: `Took “${title}” out of the trash`,
    })
  })
  await context.content.refresh()
  return { message: 'The post is back in the list.', value: null }
})

/** Removes a post for good, with its history and the addresses that led to it. */
export const removePost = mutation('editor', idSchema, async (context, { id }) => {
  await context.store.transaction().execute(async (transaction) => {
    await takeTurn(transaction)
    const { title } = await findTrashed(transaction, id)
    await removePosts(transaction, [id])
    await audit(transaction, context, {
      action: 'post.removed',
      subject: `post:${id}`,
      summary: `Removed “${title}” for good`,
    })
  })
  return { message: 'The post is gone for good.', value: null }
})

async function findTrashed(transaction: StoreTransaction, id: string) {
  const row = await transaction
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  if (!row) fail(404, 'This post is not in the trash any more.')
  return row
}
