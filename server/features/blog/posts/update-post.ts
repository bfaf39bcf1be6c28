import { z } from 'zod'
import { joinTags, postMessages } from '#model/blog/post-form.ts'
import type { PostForm } from '#model/blog/post-form-schema.ts'
import { postFormSchema } from '#model/blog/post-form-schema.ts'
import { postKey } from '#model/content/review.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import { approveReview } from '#server/features/content/reviews/review-rows.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import { deleteAutosave, writeAutosave } from './autosave.ts'
import { withCategory } from './categories.ts'
import { findPost } from './find-post.ts'
import { lockPosts } from './lock-posts.ts'
import { offTime } from './off-time.ts'
import { stateOf, textColumns } from './post-columns.ts'
import { publishColumns } from './publish-time.ts'
import { rejectConflict } from './reject-conflict.ts'
import { keepFirstRevision, writeRevision } from './revisions.ts'
import { moveSlug } from './slugs.ts'

const updateSchema = postFormSchema.extend({
  id: z.uuid(),
  version: seenVersion,
})

/**
 * Saves a post; publishing it approves a request for its review. Authors save drafts only.
 * @throws 409 if someone else saved it meanwhile; the text is kept as an autosave and can be sent again with the newer
 * version
 */
export const updatePost = mutation(
  'author',
  updateSchema,
  async (context, { id, version, ...sent }) => {
    const form = await withCategory(context, sent)
    if (form.status === 'published') await context.markdown.check(form.content)
    const { timeZone } = await context.content.site()
    const saved = await context.store.transaction().execute(async (transaction) => {
      await lockPosts(transaction)
      const before = await findPost(transaction, id)
      if (before.version !== version) return null
      const isPublic = [before.status, form.status].includes('published')
      if (isPublic) requireRole(context.actor, 'editor')
      const row = changedRow(context, before, form, timeZone)
      await moveSlug(transaction, context, before, row.slug)
      await keepFirstRevision(transaction, context, before, timeZone)
      await transaction.updateTable('posts').set(row).where('id', '=', id).execute()
      await writeRevision(transaction, context, row, timeZone, noteOf(context, before, row))
      await deleteAutosave(transaction, context, id)
      if (row.status === 'published') await approveReview(transaction, context, postKey(id))
      if (isPublic) await bumpContent(transaction)
      await audit(transaction, context, {
        action: 'blog.updated',
        subject: `post:${id}`,
        summary: `${noteOf(context, before, row)} “${row.title}”`,
      })
      return row
    })
    if (!saved) return autosaveAndReject(context, id, version, form, timeZone)
    await context.content.refresh()
    const state = stateOf(saved, context.clock())
    return { message: postMessages.updated, value: { id, slug: saved.slug, state } }
  },
)

function changedRow(
  { clock }: AdminContext,
  before: PostRow,
  form: PostForm,
  zone: string,
): PostRow {
  const published = publishColumns(form, zone, clock(), before)
  return {
    ...before,
    ...textColumns(form, before.author),
    ...published,
    off_at: offTime(form, published.publish_at, zone, clock(), before),
    slug: form.slug || before.slug,
    status: form.status,
    version: before.version + 1,
    updated_at: clock().toISOString(),
  }
}

/** What the save did, for history and audit log. */
function noteOf(context: AdminContext, before: PostRow, after: PostRow) {
  const [was, is] = [before, after].map((row) => stateOf(row, context.clock()))
  if (was === is) return 'Saved'
  if (is === 'draft') return 'Unpublished'
  return is === 'scheduled' ? 'Scheduled' : 'Published'
}

/** In its own transaction, because the failed one is rolled back. */
async function autosaveAndReject(
  context: AdminContext,
  id: string,
  version: number,
  form: PostForm,
  zone: string,
): Promise<never> {
  const fields = { ...form, tags: joinTags(form.tags), related: form.related.join(',') }
  await context.store
    .transaction()
    .execute((transaction) => writeAutosave(transaction, context, { id, version, fields }))
  return rejectConflict(context, await findPost(context.store, id), zone)
}
