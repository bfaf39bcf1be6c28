import { z } from 'zod'
import { postState } from '#model/blog/post-form.ts'
import { postPath } from '#model/paths.ts'
import { query } from '#server/actions/action.ts'
import { previewToken } from '#server/features/content/preview/preview-token.ts'
import { findPost } from './find-post.ts'

/** A post's page or, if it is not public, a preview link valid for seven days. */
export const postAddress = query('viewer', z.object({ id: z.uuid() }), async (context, { id }) => {
  const { slug, status, publish_at } = await findPost(context.store, id)
  const state = postState({ status, publishAt: publish_at }, context.clock())
  if (state === 'published') return postPath(slug)
  return `${postPath(slug)}?preview=${previewToken(context, `post:${id}`)}`
})
