import { z } from 'zod'
import { postFormSchema } from '#model/blog/post-form-schema.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { eachRow } from '#server/actions/each-row.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import { fail } from '#server/platform/http/problem.ts'
import { validate } from '#server/platform/http/validate.ts'
import { requireNothingUnsaved } from './autosave.ts'
import { findPost } from './find-post.ts'
import { fieldsOf, stateOf } from './post-columns.ts'
import { postRows } from './post-rows.ts'
import { updatePost } from './update-post.ts'

const idSchema = z.object({ id: z.uuid() })

const publishOne = mutation('editor', idSchema, async (context, { id }) => {
  const row = await findPost(context.store, id)
  const now = context.clock()
  const state = stateOf(row, now)
  if (state === 'published') fail(409, 'It is published already.')
  if (row.status === 'draft' && row.publish_at > now.toISOString()) {
    fail(409, 'It has a publish time that is still to come. Open it to schedule it.')
  }
  if (state === 'scheduled') fail(409, 'It is scheduled already.')
  await save(context, row, { status: 'published', offAt: '' })
  return { message: 'Published. It is live on the blog.', value: null }
})

/** Publishes drafts, and shows posts again that are unpublished by now. */
export const publishPost = eachRow(publishOne, { ...postRows, done: 'published' })

const unpublishOne = mutation('editor', idSchema, async (context, { id }) => {
  const row = await findPost(context.store, id)
  if (row.status === 'draft') fail(409, 'It is a draft already.')
  await save(context, row, { status: 'draft' })
  return { message: 'Unpublished. It is a draft now.', value: null }
})

/** Makes published and scheduled posts drafts. */
export const unpublishPost = eachRow(unpublishOne, { ...postRows, done: 'unpublished' })

/** Saves the post as it is with another status. Saving discards what its editor has not saved. */
async function save(
  context: AdminContext,
  row: PostRow,
  change: { status: PostRow['status']; offAt?: string },
) {
  const { id, version } = row
  await requireNothingUnsaved(context.store, context, id)
  const { timeZone } = await context.content.site()
  const fields = { ...fieldsOf(row, timeZone, context.clock()), ...change }
  await updatePost.run(context, { ...validate(postFormSchema, fields), id, version })
}
