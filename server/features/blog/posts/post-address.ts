import { z } from 'zod'
import { slugOf } from '#model/blog/post-form.ts'
import { postKey } from '#model/content/review.ts'
import { postPath } from '#model/paths.ts'
import { query } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { unsavedSubject } from '#server/features/content/preview/preview-subjects.ts'
import { ownPreview } from '#server/features/content/preview/preview-token.ts'
import { fail } from '#server/platform/http/problem.ts'
import { postKey as autosaveKey, isNewPost, ownAutosave } from './autosave.ts'
import { findPost } from './find-post.ts'
import { stateOf } from './post-columns.ts'
import { readFields } from './revisions.ts'

/** A post's page or, if it is not public, its preview for this session. */
export const postAddress = query('viewer', z.object({ id: z.uuid() }), addressOf)

/** The preview of a post with this person's unsaved changes, for them alone; its address if there are none. */
export const unsavedAddress = query(
  'author',
  z.object({ id: autosaveKey }),
  async (context, { id }) => {
    const { store, actor } = context
    const unsaved = await ownAutosave(store, context, id).select('fields').executeTakeFirst()
    if (!unsaved && isNewPost(id))
      fail(404, 'There is nothing to preview yet. Write something first.')
    if (!unsaved) return addressOf(context, { id })
    const slug = isNewPost(id)
      ? slugOf(readFields(unsaved.fields).title)
      : (await findPost(store, id)).slug
    return ownPreview(context, postPath(slug), unsavedSubject(actor.id, id))
  },
)

async function addressOf(context: AdminContext, { id }: { id: string }) {
  const post = await findPost(context.store, id)
  const { slug } = post
  if (stateOf(post, context.clock()) === 'published') return postPath(slug)
  return ownPreview(context, postPath(slug), postKey(id))
}
