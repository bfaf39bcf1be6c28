import { z } from 'zod'
import { postPath } from '#model/paths.ts'
import { query } from '#server/actions/action.ts'
import { sharedPreview } from '#server/features/content/preview/preview-token.ts'
import { findPost } from './find-post.ts'
import { stateOf } from './post-columns.ts'

/** A post's page or, if it is not public, a preview link valid for seven days. */
export const postAddress = query('viewer', z.object({ id: z.uuid() }), async (context, { id }) => {
  const post = await findPost(context.store, id)
  const { slug } = post
  if (stateOf(post, context.clock()) === 'published') return postPath(slug)
  return sharedPreview(context, postPath(slug), `post:${id}`)
})
