import { z } from 'zod'
import { joinTags, postMessages, postState } from '#model/blog/post-form.ts'
import type { PostForm } from '#model/blog/post-form-schema.ts'
import { postFormSchema } from '#model/blog/post-form-schema.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { command } from '#server/platform/actions/action.ts'
import type { Desk } from '#server/platform/actions/admin-context.ts'
import { audit } from '#server/platform/actions/audit.ts'
import { seenVersion } from '#server/platform/actions/seen-version.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import { dropWorkingCopy, storeWorkingCopy } from './draft.ts'
import { findPost } from './find-post.ts'
import { takeTurn } from './lock-posts.ts'
import { textColumns } from './post-columns.ts'
import { publishMoment } from './publish-moment.ts'
import { refuseConflict } from './refuse-conflict.ts'
import { keepFirstRevision, writeRevision } from './revisions.ts'
import { moveSlug } from './slugs.ts'

const updateSchema = postFormSchema.extend({
  id: z.uuid(),
  /** The version that the editor has seen. */
  version: seenVersion,
})

/**
 * Saves a post. Where somebody else saved it meanwhile it is refused (409): this text becomes the editor's working
 * copy, and they may send it again with the newer version, which they have seen by then.
 */
export const updatePost = command(
  'editor',
  updateSchema,
  async (desk, { id, version, ...form }) => {
    if (form.status === 'published') await desk.markdown.check(form.content)
    const { timeZone } = await desk.content.site()
    const saved = await desk.store.transaction().execute(async (transaction) => {
      await takeTurn(transaction)
      const before = await findPost(transaction, id)
      if (before.version !== version) return null
      const row = changedRow(desk, before, form, timeZone)
      await moveSlug(transaction, desk, before, row.slug)
      await keepFirstRevision(transaction, desk, before, timeZone)
      await transaction.updateTable('posts').set(row).where('id', '=', id).execute()
      await writeRevision(transaction, desk, row, timeZone, noteOf(desk, before, row))
      await dropWorkingCopy(transaction, desk, id)
      if ([before.status, row.status].includes('published')) await bumpContent(transaction)
      await audit(transaction, desk, {
        action: 'post.updated',
        subject: `post:${id}`,
        summary: `${noteOf(desk, before, row)} “${row.title}”`,
      })
      return row
    })
    if (!saved) return keepAndRefuse(desk, id, version, form, timeZone)
    await desk.content.refresh()
    const state = stateOf(desk, saved)
    return { message: postMessages.updated, value: { id, slug: saved.slug, state } }
  },
)

function changedRow({ clock }: Desk, before: PostRow, form: PostForm, zone: string): PostRow {
  return {
    ...before,
    ...textColumns(form, before.author),
    ...publishMoment(form, zone, clock(), before),
    slug: form.slug || before.slug,
    status: form.status,
    version: before.version + 1,
    updated_at: clock().toISOString(),
  }
}

/** In a word, what the save did. */
function noteOf(desk: Desk, before: PostRow, after: PostRow) {
  const [was, is] = [stateOf(desk, before), stateOf(desk, after)]
  if (was === is) return 'Saved'
  if (is === 'draft') return 'Took back to a draft'
  return is === 'scheduled' ? 'Scheduled' : 'Published'
}

function stateOf({ clock }: Desk, { status, publish_at }: PostRow) {
  return postState({ status, publishAt: publish_at }, clock())
}

/** In a transaction of its own, as a refusal would take the text away with it. */
async function keepAndRefuse(
  desk: Desk,
  id: string,
  version: number,
  form: PostForm,
  zone: string,
): Promise<never> {
  const fields = { ...form, tags: joinTags(form.tags) }
  await desk.store
    .transaction()
    .execute((transaction) => storeWorkingCopy(transaction, desk, { id, version, fields }))
  return refuseConflict(desk, await findPost(desk.store, id), zone)
}
